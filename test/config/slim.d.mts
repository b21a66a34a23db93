import type { Plugin } from 'vite';

export function slim(): Plugin[];
