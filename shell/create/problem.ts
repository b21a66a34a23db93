/** What the user can put right: the command says it, and ends with code 1. */
export class Problem extends Error {}
