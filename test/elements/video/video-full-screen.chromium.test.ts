import { testFullScreen } from './full-screen-suite.js';

testFullScreen();
