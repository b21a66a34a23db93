import { expect } from '@open-wc/testing';
import { navigateBack, navigateTo, redirectTo } from 'nacre/device';
import { usePage, useResult, useShow, type AppDefinition } from 'nacre/shell';
import { startApp, stopApps } from './start-app.js';

let log: string[] = [];

function Part() {
  useResult<number>((result) => void log.push(`part ${result}`));
  return null;
}

function Page() {
  const { path } = usePage();
  useShow(() => void log.push(`${path} show`));
  useResult<number>((result, from) => void log.push(`${path} ${result} ${from.path} ${from.url}`));
  return <Part />;
}

const load = () => Page;
const definition: AppDefinition = {
  pages: [
    { path: '/home', load },
    { path: '/pick', load: () => () => <p>pick</p> },
    { path: '/edit', load: () => () => <p>edit</p> },
  ],
  style: { animationType: 'none' },
};

describe('useResult', () => {
  beforeEach(() => {
    log = [];
  });
  afterEach(stopApps);

  for (const keep of ['stack', 'none'] as const) {
    for (const strict of [false, true]) {
      it(`hears each result once, with keep "${keep}"${strict ? ' in StrictMode' : ''}`, async () => {
        const app = await startApp({ ...definition, keep }, { strict });
        log = [];
        await navigateTo({ url: '/pick?a=1' });
        await app.settled();
        expect(app.container.querySelectorAll('.nc-page')).to.have.length(keep === 'none' ? 1 : 2);
        await navigateBack({ result: 7 });
        await app.settled();
        expect(log.splice(0)).to.deep.equal(['/home show', 'part 7', '/home 7 /pick /pick?a=1']);
        await navigateTo({ url: '/pick' });
        await redirectTo({ url: '/edit' });
        await app.settled();
        await navigateBack({ result: 8 });
        await app.settled();
        expect(log.splice(0)).to.deep.equal(['/home show', 'part 8', '/home 8 /edit /edit']);
        await navigateTo({ url: '/pick' });
        await app.settled();
        await app.go(-1);
        expect(log.splice(0), 'Back without a result').to.deep.equal(['/home show']);
        await navigateTo({ url: '/pick' });
        await navigateBack({ result: 9 });
        await navigateTo({ url: '/pick' });
        await navigateBack({ result: 10 });
        await app.settled();
        expect(
          log.filter((line) => line.includes('/pick')),
          'two results',
        ).to.deep.equal(['/home 9 /pick /pick', '/home 10 /pick /pick']);
      });
    }
  }
});
