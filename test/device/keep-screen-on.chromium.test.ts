import { grantPermissions } from '../helpers/commands.js';
import { testKeepScreenOn } from './keep-screen-on-suite.js';

testKeepScreenOn(() => grantPermissions('screen-wake-lock'));
