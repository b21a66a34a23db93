import { expect, test } from 'vitest';
import { specifyImports } from './shared/imports.js';

specifyImports({ expect, test });
