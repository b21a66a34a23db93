// Which test files there are, and where each runs: its name says so (README.md, "Folders").
import { filesUnder } from '../files.mjs';

/** The suffixes of the files that an engine leaves out: those for one other engine, and those that Chromium alone runs. */
const OTHER_SUFFIXES = {
  chromium: ['firefox', 'webkit'],
  firefox: ['chromium', 'webkit', 'once'],
  webkit: ['chromium', 'firefox', 'once'],
};

/** Whether an engine runs a file of browser tests. `everywhere`: also one that Chromium alone runs. */
export const runsIn = (engine, file, everywhere = false) =>
  !OTHER_SUFFIXES[engine].some((suffix) => file.includes(`.${suffix}.test.`) && !(everywhere && suffix === 'once'));

/**
 * Whether a file also runs with React 18: what tests the components, and of the shell what no engine decides (`.once.`). What the
 * shell does with layout, history and scrolling is the same with any React; memory takes minutes.
 */
export const isOfReact = (file) => /^test\/(?:react\/|shell\/(?!leaks).*\.once\.)/.test(file);

/** Whether a file runs in a page that it shares with no other. */
export const isAlone = (file) => /\.alone\.(?:\w+\.)?test\./.test(file);

/** Journeys through the built showcase, which take as long as all short tests in Node. */
export const JOURNEYS = 'test/e2e/showcase.node.test.mjs';
/** All pages of the built showcase, in each language. */
export const PAGES = 'test/e2e/pages.node.test.mjs';

/** Tests in Node that take minutes: name of their step -> files. */
export const LONG_NODE_TESTS = {
  showcase: [JOURNEYS],
  reader: ['test/e2e/reader.node.test.mjs'],
  projects: ['test/consumers/projects.node.test.mjs'],
  pages: [PAGES, 'test/e2e/site.node.test.mjs'],
};

/** The files of tests that run in a browser, and those that run in Node; relative to the project, sorted. */
export const browserTests = () => filesThat((file) => /\.test\.tsx?$/.test(file));
export const nodeTests = () => filesThat((file) => file.endsWith('.node.test.mjs'));

const filesThat = (match) => filesUnder('test').filter(match).sort();
