import { expect, test } from '@jest/globals';
import { specifyShell } from './shared/shell.jsx';

specifyShell({ expect, test });
