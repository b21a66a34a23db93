// The page's own copy, for script tags. The widget has another one in its bundle.
import { cpSync } from 'node:fs';

cpSync('node_modules/nacre/dist', 'public/nacre', { recursive: true });
