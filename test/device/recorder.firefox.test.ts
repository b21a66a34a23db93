import { recorderSuite } from './recorder-suite.js';

recorderSuite();
