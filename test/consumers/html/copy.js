// A site without a build: the files of Nacre are copied beside its pages.
import { cpSync } from 'node:fs';

cpSync('node_modules/nacre/dist', 'site/nacre', { recursive: true });
