import { defineApp } from 'nacre/shell';
import { definitionOf } from '../app/definition.js';

export const app = defineApp(definitionOf('hash'));
