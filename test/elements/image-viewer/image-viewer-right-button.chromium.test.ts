import { testRightButton } from './right-button-suite.js';

testRightButton();
