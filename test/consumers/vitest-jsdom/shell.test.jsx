import { expect, test } from 'vitest';
import { specifyShell } from './shared/shell.jsx';

specifyShell({ expect, test });
