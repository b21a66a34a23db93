import { readdirSync } from 'node:fs';

/** Says when all demos are served; theirs are the ports after it. */
export const PORT = 4290;

export const demos = () => readdirSync('src').sort();

export const portOf = (demo) => PORT + 1 + demos().indexOf(demo);
