import 'nacre/elements/button';
import 'nacre/elements/cell';
import 'nacre/elements/checkbox';
import 'nacre/elements/collapse';
import 'nacre/elements/collapse-item';
import 'nacre/elements/input';
import 'nacre/elements/label';
import 'nacre/elements/navigator';
import 'nacre/elements/radio';
import 'nacre/elements/switch';
import { expect, fixture } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { keys } from '../helpers/commands.js';
import { drawn, settled } from '../helpers/dom.js';

type Toggle = HTMLElement & { checked?: boolean; open?: boolean };

/** What has text of the page and reacts to a click on it: its markup around that text, and whether it has reacted. */
const HOSTS: Readonly<Record<string, (content: string) => string>> = {
  checkbox: (content) => `<nc-checkbox>I accept the ${content} of use</nc-checkbox>`,
  radio: (content) => `<nc-radio>I accept the ${content} of use</nc-radio>`,
  switch: (content) => `<nc-switch>I accept the ${content} of use</nc-switch>`,
  label: (content) => `<nc-label>I accept the ${content} of use <nc-checkbox></nc-checkbox></nc-label>`,
  cell: (content) =>
    `<nc-cell><span slot="title">I accept the ${content} of use</span><nc-checkbox slot="value"></nc-checkbox></nc-cell>`,
  'title of a collapse item': (content) =>
    `<nc-collapse-item><span slot="title">About the ${content} of use</span>Text</nc-collapse-item>`,
};

const CONTENTS: Readonly<Record<string, string>> = {
  'a link': '<a id="inner" href="#terms">terms</a>',
  'what is in a link': '<a href="#terms"><b id="inner">terms</b></a>',
  'a native button': '<button id="inner" type="button">terms</button>',
  'a button of ours': '<nc-button id="inner" size="mini">terms</nc-button>',
  'a link of ours': '<nc-navigator id="inner" url="/terms" style="display: inline">terms</nc-navigator>',
  'what has a tabindex': '<span id="inner" tabindex="0">terms</span>',
};

async function clickOn(element: Element): Promise<void> {
  const { x, y, width, height } = element.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
  await drawn();
}

describe('interactive content in the text of a control', () => {
  const { href } = location;
  afterEach(() => history.replaceState(null, '', href));

  const mount = async (host: string, content: string) => {
    const home = await fixture<HTMLElement>(`<div>${HOSTS[host]!(content)}</div>`);
    await settled(home);
    home.addEventListener('nc-request', (event) => event.preventDefault()); // The page stays where it is.
    const toggle = home.querySelector<Toggle>('nc-checkbox, nc-radio, nc-switch, nc-collapse-item')!;
    const heard: string[] = [];
    for (const type of ['input', 'change', 'toggle']) home.addEventListener(type, () => heard.push(type), true);
    return { home, heard, isOn: () => Boolean(toggle.checked ?? toggle.open) };
  };

  for (const host of Object.keys(HOSTS)) {
    describe(host, () => {
      for (const [kind, content] of Object.entries(CONTENTS)) {
        it(`does not react to a click on ${kind}, which does what it does`, async () => {
          const { home, heard, isOn } = await mount(host, content);
          const inner = home.querySelector('#inner')!;
          let clicks = 0;
          inner.addEventListener('click', () => (clicks += 1));
          const prevented: boolean[] = [];
          home.addEventListener('click', (event) => prevented.push(event.defaultPrevented));
          await clickOn(inner);
          expect([clicks, prevented, isOn(), heard]).to.deep.equal([1, [false], false, []]);
        });
      }

      it('reacts to a click on text, and on a label that leads to nothing', async () => {
        for (const content of ['<b id="inner">terms</b>', '<label id="inner">terms</label>']) {
          const { home, isOn } = await mount(host, content);
          await clickOn(home.querySelector('#inner')!);
          expect(isOn(), content).to.equal(true);
        }
      });
    });
  }

  it('follows a link in the text by Enter', async () => {
    const { home, isOn } = await mount('checkbox', CONTENTS['a link']!);
    const link = home.querySelector('a')!;
    link.focus();
    await keys('Enter');
    expect([location.hash, isOn()]).to.deep.equal(['#terms', false]);
  });
});
