import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { testsAffectedBy } from './tools/runner/changed.mjs';
import { testFileOf } from './tools/runner/node/results.mjs';
import { countsOf, lineOf, pageResults } from './tools/runner/results.mjs';
import { lookAgain } from './tools/runner/second-look.mjs';

const passing = (name) => ({ name, passed: true, skipped: false, duration: 10 });
const failing = (name, message = 'expected 1 to equal 2') => ({ ...passing(name), passed: false, error: { message } });
const suite = (name, tests, suites = []) => ({ name, tests, suites });
const session = (more) => ({ id: 's', testFile: 'page', logs: [], errors: [], passed: true, ...more });
const FILES = ['test/a.test.ts', 'test/b.test.ts'];

/** The results of one page with two files. */
const resultsOf = (more, last = []) => pageResults([session(more)], { filesOf: () => FILES, lastOf: () => last });

describe('the results of a page', () => {
  it('name the file, the suites and the test of a failure, and only its file runs again', () => {
    const { failures, again, files } = resultsOf({
      passed: false,
      testResults: suite(
        '',
        [],
        [suite(FILES[0], [passing('one')]), suite(FILES[1], [], [suite('deep', [failing('two'), passing('three')])])],
      ),
    });
    assert.deepEqual(failures, [{ file: FILES[1], test: 'deep > two', message: 'expected 1 to equal 2' }]);
    assert.deepEqual(again, [FILES[1]]);
    assert.deepEqual(
      files.map(({ passed }) => passed),
      [1, 1],
    );
    assert.equal(lineOf(failures[0]), 'test/b.test.ts: deep > two: expected 1 to equal 2');
  });

  it('let all its files run again when it prints', () => {
    const testResults = suite(
      '',
      [],
      FILES.map((file) => suite(file, [passing('one')])),
    );
    const { failures, again } = resultsOf({ logs: [['hello']], testResults });
    assert.deepEqual(failures, [{ file: FILES[0], test: '', message: 'printed to the console: hello' }]);
    assert.deepEqual(again, FILES);
  });

  it('name the test at which it hung', () => {
    const { failures, again } = resultsOf({ passed: false, errors: [{ message: 'no test began for 120 s' }] }, [
      FILES[1],
      'deep',
      'two',
    ]);
    const message = 'error outside the tests: no test began for 120 s (at "deep > two")';
    assert.deepEqual(failures, [{ file: FILES[1], test: '', message }]);
    assert.deepEqual(again, FILES);
  });

  it('have failed when it ends without any', () => {
    assert.deepEqual(
      resultsOf({ passed: false }).failures.map(({ message }) => message),
      ['did not finish'],
    );
  });

  it('count a skipped test as a failure', () => {
    const testResults = suite('', [], [suite(FILES[0], [{ name: 'one', passed: false, skipped: true }])]);
    assert.equal(resultsOf({ passed: false, testResults }).failures[0].message, 'is skipped');
  });
});

describe('a test in Node that is written in a module', () => {
  it('is one of the file that imports the module, which can run again', () => {
    assert.equal(testFileOf('test/e2e/shop.mjs'), 'test/e2e/showcase.node.test.mjs');
    assert.equal(testFileOf('test/e2e/pages.node.test.mjs'), 'test/e2e/pages.node.test.mjs');
  });
});

describe('the second look', () => {
  const fail = (test, file = FILES[0]) => ({ file, test, message: 'late' });
  const first = {
    files: FILES.map((file) => ({ file, passed: 5, ms: 1 })),
    failures: [fail('one'), fail('two')],
    again: [FILES[0]],
  };
  const step = { name: 'firefox', again: (files) => ({ name: 'firefox', files }) };
  const look = (second, results = first) => {
    const asked = [];
    const runStep = async ({ files }) => {
      asked.push(files);
      return { results: second, output: '' };
    };
    return lookAgain([{ step, results }], runStep, '7').then((looks) => ({ looks, asked }));
  };

  it('counts what passes then as passed, and lists it as unsteady', async () => {
    const { looks, asked } = await look({ files: [{ file: FILES[0], passed: 7, ms: 1 }], failures: [] });
    assert.deepEqual(asked, [[FILES[0]]]);
    assert.deepEqual(countsOf(looks[0].results), { passed: 12, failed: 0 });
    assert.deepEqual(looks[0].unsteady[0], { ...fail('one'), engine: 'firefox', seed: '7' });
    assert.equal(looks[0].unsteady.length, 2);
  });

  it('fails for what fails again', async () => {
    const { looks } = await look({ files: [{ file: FILES[0], passed: 6, ms: 1 }], failures: [fail('two')] });
    assert.deepEqual(looks[0].results.failures, [fail('two')]);
    assert.deepEqual(
      looks[0].unsteady.map(({ test }) => test),
      ['one'],
    );
  });

  it('fails for all of the first when it gives no results', async () => {
    const { looks } = await look(undefined);
    assert.deepEqual(looks[0].results.failures, first.failures);
  });

  it('does not happen when more files failed than a busy machine breaks', async () => {
    const again = Array.from({ length: 61 }, (_, index) => `test/${index}.test.ts`);
    const { looks, asked } = await look(undefined, { ...first, again });
    assert.deepEqual([looks, asked], [undefined, []]);
  });
});

describe('the tests that a change can affect', () => {
  const affected = (...changed) => testsAffectedBy(changed);

  it('are those that import it, also by way of other files', () => {
    const { browserFiles } = affected('elements/switch/switch.ts');
    assert.ok(browserFiles.includes('test/elements/switch/switch.test.ts'));
    assert.ok(browserFiles.includes('test/react/controlled.test.tsx'));
    assert.ok(!browserFiles.includes('test/elements/slider/slider.test.ts'));
  });

  it('are those that name a file in a text', () => {
    const { browserFiles } = affected('test/media/captions.fr.vtt');
    assert.ok(browserFiles.includes('test/elements/video/video-use.test.ts'));
    assert.ok(!browserFiles.includes('test/elements/switch/switch.test.ts'));
  });

  it('are those that read its folder', () => {
    const { nodeFiles, left } = affected('elements/switch/switch.ts');
    assert.ok(nodeFiles.includes('test/api/elements.node.test.mjs'));
    assert.deepEqual(left, ['test/e2e/pages.node.test.mjs', 'test/e2e/showcase.node.test.mjs']);
  });

  it('are the walks through the showcase when that changes', () => {
    const { nodeFiles, left } = affected('test/e2e/shop.mjs');
    assert.ok(nodeFiles.includes('test/e2e/showcase.node.test.mjs'));
    assert.deepEqual(left, []);
  });

  it('are all when what every test depends on has changed', () => {
    const all = affected('vite.config.ts').browserFiles.length;
    const some = affected('elements/switch/switch.ts').browserFiles.length;
    assert.ok(all > 400 && some < 100, `${some} of ${all}`);
  });
});
