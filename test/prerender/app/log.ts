/** What happened, for the tests. */
export const log: string[] = [];
(globalThis as { log?: string[] }).log = log;
