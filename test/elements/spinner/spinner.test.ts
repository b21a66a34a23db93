import 'nacre/elements/spinner';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import type { NcSpinner } from 'nacre/elements/spinner';
import { accessibleNode } from '../../helpers/accessibility.js';
import { emulate, isChromium } from '../../helpers/commands.js';
import { drawnBy } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { elementSuite } from '../../suites/element-suite.js';

const ring = (spinner: NcSpinner) => drawnBy(spinner, '::before');

describe('<nc-spinner>', () => {
  before(useTokens);

  elementSuite<NcSpinner>({
    tag: 'nc-spinner',
    html: '<nc-spinner></nc-spinner>',
    states: {
      'with a text': '<nc-spinner>Saving</nc-spinner>',
      'with a text below': '<nc-spinner vertical>Saving</nc-spinner>',
      labelled: '<nc-spinner label="Saving"></nc-spinner>',
    },
    properties: {
      size: { default: 24, sample: 40 },
      label: { default: '', sample: 'Saving' },
      vertical: { default: false, sample: true, reflects: true },
    },
  });

  it('is as large as it is told', async () => {
    const spinner = await fixture<NcSpinner>('<nc-spinner size="48"></nc-spinner>');
    expect([spinner.offsetWidth, spinner.offsetHeight]).to.deep.equal([48, 48]);
  });

  it('turns', async () => {
    const spinner = await fixture<NcSpinner>('<nc-spinner></nc-spinner>');
    expect(spinner.shadowRoot!.getAnimations().map(({ playState }) => playState)).to.deep.equal(['running']);
  });

  if (isChromium) {
    it('still turns, slowly, with reduced motion', async () => {
      await emulate({ 'prefers-reduced-motion': 'reduce' });
      const spinner = await fixture<NcSpinner>('<nc-spinner></nc-spinner>');
      const { animationDuration, animationIterationCount } = ring(spinner);
      expect([animationDuration, animationIterationCount]).to.deep.equal(['4s', 'infinite']);
      await emulate({});
    });

    it('says its label, the text beside it, or that something loads', async () => {
      const spinner = await fixture<NcSpinner>('<nc-spinner></nc-spinner>');
      const read = async () => {
        const { role, name } = await accessibleNode(spinner);
        return `${role} ${name}`;
      };
      expect(await read()).to.equal('progressbar Loading');
      spinner.textContent = 'Saving';
      await waitUntil(async () => (await read()) === 'progressbar Saving');
      spinner.label = 'Saving the order';
      await spinner.updateComplete;
      expect(await read()).to.equal('progressbar Saving the order');
    });
  }
});
