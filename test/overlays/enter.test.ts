import 'nacre/elements/button';
import 'nacre/elements/checkbox';
import 'nacre/elements/view';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import { showModal } from 'nacre/device';
import { installOverlays } from 'nacre/overlays';
import { keys } from '../helpers/commands.js';
import { drawn } from '../helpers/dom.js';
import { useTokens } from '../helpers/tokens.js';
import { isVisible } from '../suites/overlay-suite.js';
import { withoutMotion } from './overlay-fixture.js';

const modals = () => [...document.querySelectorAll('nc-modal')].filter(isVisible);

describe('a dialog that Enter opens', () => {
  let end: () => void;
  before(useTokens);
  withoutMotion();
  beforeEach(() => (end = installOverlays()));
  afterEach(() => end());

  for (const [tag, type, markup] of [
    ['nc-button', 'click', '<nc-button>Delete</nc-button>'],
    ['nc-view', 'click', '<nc-view role="button" tabindex="0">Delete</nc-view>'],
    ['nc-checkbox', 'submit', '<nc-checkbox>Delete</nc-checkbox>'],
  ] as const) {
    it(`by ${tag} is not confirmed by the same Enter`, async () => {
      const form = await fixture<HTMLElement>(`<form>${markup}</form>`);
      const opener = form.querySelector<HTMLElement>(tag)!;
      const answers: Promise<{ confirm: boolean }>[] = [];
      form.addEventListener(type, (event) => {
        event.preventDefault();
        answers.push(showModal({ title: 'Sure?' }));
      });
      // With all code loaded, the dialog opens while the key goes down.
      for (const title of ['first', 'second']) {
        opener.focus();
        await keys('Enter');
        await waitUntil(() => modals().length === 1, `the ${title} dialog stays open`);
        await drawn();
        expect(modals().length).to.equal(1);
        await keys('Escape');
        expect((await answers.at(-1)!).confirm).to.equal(false);
        await waitUntil(() => modals().length === 0);
      }
    });
  }
});
