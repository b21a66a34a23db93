import { testKeepScreenOn } from './keep-screen-on-suite.js';

testKeepScreenOn(async () => undefined);
