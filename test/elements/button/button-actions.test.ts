import { expect, fixture, waitUntil } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import 'nacre/elements/button';
import type { ButtonFailEvent, ButtonSuccessEvent, NcButton } from 'nacre/elements/button';
import type { RequestEvent } from '../../../elements/internal/element/events.js';
import { keys } from '../../helpers/commands.js';
import { drawnBy, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';

const center = (element: Element): [number, number] => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
};

describe('<nc-button>', () => {
  before(useTokens);

  const mount = async (attributes = '') => {
    const button = await fixture<NcButton>(`<nc-button ${attributes}><b>Go</b></nc-button>`);
    const heard: string[] = [];
    button.addEventListener('click', () => heard.push('click'));
    button.addEventListener('nc-request', ({ name }) => heard.push(name));
    return { button, heard };
  };

  describe('activation', () => {
    it('by Enter and by Space, once each', async () => {
      const { button, heard } = await mount();
      button.focus();
      await keys('Enter');
      expect(heard).to.deep.equal(['click']);
      await keys(' ');
      expect(heard).to.deep.equal(['click', 'click']);
    });

    it('by the mouse, on what is in it', async () => {
      const { button, heard } = await mount();
      await sendMouse({ type: 'click', position: center(button.firstElementChild!) });
      expect(heard).to.deep.equal(['click']);
    });

    it('not by keys that the page has handled, nor by those of a control in it', async () => {
      const { button, heard } = await mount();
      button.addEventListener('keydown', (event) => event.preventDefault(), { capture: true, once: true });
      button.focus();
      await keys('Enter');
      button.innerHTML = '<input aria-label="Inside">';
      button.querySelector('input')!.focus();
      await keys('Enter');
      expect(heard).to.deep.equal([]);
    });

    for (const state of ['disabled', 'loading']) {
      it(`not while it is ${state}`, async () => {
        const { button, heard } = await mount(`${state} open-type="share"`);
        await sendMouse({ type: 'click', position: center(button) });
        button.click();
        button.focus();
        await keys('Enter');
        await keys(' ');
        expect(heard).to.deep.equal([]);
        button.removeAttribute(state);
        button.click();
        expect(heard).to.deep.equal(['click', 'share']);
      });
    }

    it('by a label around it', async () => {
      const label = await fixture<HTMLElement>('<label><span>Here</span><nc-button>Go</nc-button></label>');
      let clicks = 0;
      label.querySelector('nc-button')!.addEventListener('click', () => (clicks += 1));
      label.querySelector('span')!.click();
      expect(clicks).to.equal(1);
    });
  });

  it('shows that it is loading', async () => {
    const { button } = await mount();
    button.loading = true;
    await settled(button);
    expect(button.matches(':state(loading)')).to.equal(true);
    expect(drawnBy(button, '::before').content).to.equal('""');
  });

  describe('in a form', () => {
    const inForm = async (attributes: string) => {
      const form = await fixture<HTMLFormElement>(
        `<form><input name="text" value="a" aria-label="Text"><nc-button ${attributes}>Go</nc-button></form>`,
      );
      const heard: string[] = [];
      form.addEventListener('reset', () => heard.push('reset'));
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        heard.push(
          `submit ${new URLSearchParams(new FormData(form, event.submitter) as unknown as Record<string, string>)}`,
        );
      });
      return { form, heard, button: form.querySelector('nc-button')! };
    };

    it('does nothing to it without a form-type', async () => {
      const { button, heard } = await inForm('name="go" value="1"');
      button.click();
      expect(heard).to.deep.equal([]);
    });

    it('submits, with its name and value only then', async () => {
      const { form, button, heard } = await inForm('form-type="submit" name="go" value="1"');
      button.click();
      form.requestSubmit();
      expect(heard).to.deep.equal(['submit text=a&go=1', 'submit text=a']);
      expect(form.children.length, 'nothing is left in the form').to.equal(2);
    });

    it('resets', async () => {
      const { form, button, heard } = await inForm('form-type="reset"');
      form.querySelector('input')!.value = 'b';
      button.click();
      expect([form.querySelector('input')!.value, heard]).to.deep.equal(['a', ['reset']]);
    });

    it('does neither when the page prevents its click', async () => {
      const { form, button, heard } = await inForm('form-type="submit"');
      form.addEventListener('click', (event) => event.preventDefault());
      button.click();
      expect(heard).to.deep.equal([]);
    });

    it('submits even if the click does not reach the window', async () => {
      const { form, button, heard } = await inForm('form-type="submit"');
      form.addEventListener('click', (event) => event.stopPropagation());
      button.click();
      await waitUntil(() => heard.length > 0);
      expect(heard).to.deep.equal(['submit text=a']);
    });
  });

  describe('open-type', () => {
    const NAMES = {
      share: 'share',
      scan: 'scanCode',
      pay: 'requestPayment',
      contact: 'openContact',
      feedback: 'openFeedback',
    };
    for (const [type, name] of Object.entries(NAMES)) {
      it(`${type} asks the host to ${name}`, async () => {
        const { button, heard } = await mount(`open-type="${type}"`);
        let request: RequestEvent | undefined;
        const answer = (event: RequestEvent) => {
          request = event;
          event.respondWith('done');
        };
        document.body.addEventListener('nc-request', answer, { once: true });
        button.click();
        expect(heard).to.deep.equal(['click', name]);
        expect([request!.defaultPrevented, await request!.answer]).to.deep.equal([true, 'done']);
      });
    }

    it('passes the options on, and tells the page what the device answers', async () => {
      const { button } = await mount(`open-type="scan" open-options='{"onlyFromCamera":true}'`);
      const told: unknown[] = [];
      button.addEventListener('success', (event) => told.push((event as ButtonSuccessEvent).result));
      button.addEventListener('fail', () => told.push('failed'));
      const given: unknown[] = [];
      const answer = (event: RequestEvent) => {
        given.push(event.options);
        event.respondWith(Promise.resolve({ result: 'pearl' }));
      };
      document.body.addEventListener('nc-request', answer, { once: true });
      button.click();
      await waitUntil(() => told.length > 0);
      expect([given, told]).to.deep.equal([[{ onlyFromCamera: true }], [{ result: 'pearl' }]]);
    });

    for (const [reason, errMsg] of [
      [{ errMsg: 'requestPayment:fail cancel', errCode: 1 }, 'requestPayment:fail cancel'],
      [new Error('no shop'), 'requestPayment:fail no shop'],
      ['closed', 'requestPayment:fail closed'],
    ] as const) {
      it(`tells the page that the device failed: ${errMsg}`, async () => {
        const { button } = await mount('open-type="pay"');
        const told: unknown[] = [];
        button.addEventListener('success', () => told.push('done'));
        button.addEventListener('fail', (event) => {
          const failure = event as ButtonFailEvent;
          told.push(failure.errMsg, failure.error);
        });
        const answer = (event: RequestEvent) => event.respondWith(Promise.reject(reason as Error));
        document.body.addEventListener('nc-request', answer, { once: true });
        button.click();
        await waitUntil(() => told.length > 0);
        expect(told).to.deep.equal([errMsg, reason]);
      });
    }

    it('tells the page that nothing on it can do that', async () => {
      const { button } = await mount('open-type="contact"');
      const told: string[] = [];
      button.addEventListener('fail', (event) => told.push((event as ButtonFailEvent).errMsg));
      button.click();
      await waitUntil(() => told.length > 0);
      expect(told).to.deep.equal(['openContact:fail nothing on the page answers openContact']);
    });

    it('warns once about an unknown one', async () => {
      const { button, heard } = await mount('open-type="teleport"');
      const { warn } = console;
      const warnings: string[] = [];
      console.warn = (text: string) => warnings.push(text);
      try {
        button.click();
        button.click();
      } finally {
        console.warn = warn;
      }
      expect(heard).to.deep.equal(['click', 'click']);
      expect(warnings.length).to.equal(1);
      expect(warnings[0]).to.match(/nc-button.*open-type.*share.*teleport/);
    });
  });

  describe('refuses a formaction that is script', () => {
    for (const action of [
      'javascript:globalThis.ran=1',
      ' JavaScript:globalThis.ran=1',
      'java\tscript:globalThis.ran=1',
      'java\nscript:globalThis.ran=1',
      '\x01javascript:globalThis.ran=1',
      'vbscript:ran',
      'data:text/html,<script>parent.ran=1</script>',
    ]) {
      it(JSON.stringify(action), async () => {
        const form = await fixture<HTMLFormElement>('<form><nc-button form-type="submit">Go</nc-button></form>');
        const button = form.querySelector('nc-button')!;
        button.setAttribute('formaction', action);
        const submitted: Event[] = [];
        form.addEventListener('submit', (event) => submitted.push(event));
        const warnings: string[] = [];
        const { warn } = console;
        console.warn = (text: string) => warnings.push(text);
        try {
          for (let time = 0; time < 2; time++) await sendMouse({ type: 'click', position: center(button) });
        } finally {
          console.warn = warn;
        }
        expect(submitted).to.deep.equal([]);
        expect(warnings.length).to.equal(1);
        expect(warnings[0]).to.match(/^<nc-button> formaction: expected the address of a server, got /);
        expect('ran' in globalThis).to.equal(false);
      });
    }

    it('but follows the address of a server', async () => {
      const form = await fixture<HTMLFormElement>('<form><nc-button form-type="submit">Go</nc-button></form>');
      const button = form.querySelector('nc-button')!;
      button.setAttribute('formaction', '/there');
      let action: string | undefined;
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        action = (event.submitter as HTMLButtonElement).formAction;
      });
      await sendMouse({ type: 'click', position: center(button) });
      expect(action).to.equal(new URL('/there', location.href).href);
    });
  });

  describe('looks', () => {
    it('fills its line, or is as wide as its label', async () => {
      const { button } = await mount();
      const { width } = button.parentElement!.getBoundingClientRect();
      expect(button.offsetWidth).to.equal(Math.round(width));
      const { height } = button.getBoundingClientRect();
      expect(height).to.be.at.least(44);
      button.size = 'mini';
      expect(button.offsetWidth).to.be.lessThan(100);
      expect(getComputedStyle(button).display).to.equal('inline-block');
    });

    it('is small if it is mini, but as easy to hit as any', async () => {
      const { button, heard } = await mount('size="mini"');
      expect(button.getBoundingClientRect().height).to.equal(30);
      button.style.margin = '40px';
      const [x] = center(button);
      const { top, bottom } = button.getBoundingClientRect();
      for (const y of [top - 6, bottom + 6]) await sendMouse({ type: 'click', position: [x, Math.round(y)] });
      expect(heard).to.deep.equal(['click', 'click']);
      for (const y of [top - 9, bottom + 9]) await sendMouse({ type: 'click', position: [x, Math.round(y)] });
      expect(heard, 'beyond').to.deep.equal(['click', 'click']);
    });

    it('has a fill unless it is plain', async () => {
      const { button } = await mount('type="warn"');
      const fill = () => getComputedStyle(button).backgroundColor;
      expect(fill()).to.not.equal('rgba(0, 0, 0, 0)');
      button.plain = true;
      expect(fill()).to.equal('rgba(0, 0, 0, 0)');
    });

    it('looks pressed for as long as it is', async () => {
      const { button } = await mount();
      const pressed = () => getComputedStyle(button).filter === 'brightness(0.88)';
      expect(pressed()).to.equal(false);
      await sendMouse({ type: 'move', position: center(button) });
      await sendMouse({ type: 'down' });
      await waitUntil(pressed, 'never looked pressed');
      await sendMouse({ type: 'up' });
      await waitUntil(() => !pressed(), 'stayed pressed');
    });
  });
});
