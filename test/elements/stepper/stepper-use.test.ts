import 'nacre/elements/stepper';
import 'nacre/elements/swiper';
import 'nacre/elements/swiper-item';
import { expect, fixture } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { NcStepper } from 'nacre/elements/stepper';
import { drag, keys, pointer, type Point } from '../../helpers/commands.js';
import { settled } from '../../helpers/dom.js';
import { holdTimers } from '../../helpers/timers.js';
import { useTokens } from '../../helpers/tokens.js';
import { ImePlayer } from '../../suites/ime-player.js';

const LONG = 350;

describe('<nc-stepper> in use', () => {
  before(useTokens);

  const mount = async (attributes = '', home = '') => {
    const form = await fixture<HTMLFormElement>(
      `<form ${home}><nc-stepper name="n" aria-label="N" ${attributes}></nc-stepper><button>After</button></form>`,
    );
    form.addEventListener('submit', (event) => event.preventDefault());
    const stepper = form.querySelector('nc-stepper')!;
    await settled(stepper);
    const log: string[] = [];
    for (const type of ['input', 'change'])
      stepper.addEventListener(type, () => log.push(`${type} ${new FormData(form).get('n')}`));
    const part = <E extends HTMLElement>(name: string) => stepper.shadowRoot!.querySelector<E>(`[part=${name}]`)!;
    const field = part<HTMLInputElement>('input');
    const [minus, plus] = [part<HTMLButtonElement>('minus'), part<HTMLButtonElement>('plus')];
    return { form, stepper, log, minus, field, plus };
  };
  const middle = (element: Element): Point => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [Math.round(x + width / 2), Math.round(y + height / 2)];
  };
  /** Does something with the mouse that is over before a press is a long one, however late a busy machine lets go. */
  const quickly = async (work: () => Promise<unknown>) => {
    const timers = holdTimers(LONG);
    try {
      await work();
    } finally {
      timers.restore();
    }
  };
  const click = (element: Element) =>
    quickly(() => sendMouse({ type: 'click', position: middle(element) as [number, number] }));
  const type = async (field: HTMLInputElement, text: string) => {
    field.focus();
    field.select();
    await sendKeys({ type: text });
  };

  describe('buttons', () => {
    it('count, with input and change', async () => {
      const { log, minus, plus, field } = await mount('value="3" step="2"');
      await click(plus);
      await click(minus);
      await click(minus);
      expect(log).to.deep.equal(['input 5', 'change 5', 'input 3', 'change 3', 'input 1', 'change 1']);
      expect(field.value).to.equal('1');
    });

    it('are disabled at the limits, which the last step meets', async () => {
      const { stepper, minus, plus, log } = await mount('value="9" max="10" min="0" step="5"');
      const off = () => [minus.disabled, plus.disabled];
      expect(off()).to.deep.equal([false, false]);
      await click(plus);
      expect([stepper.value, ...off()]).to.deep.equal([10, false, true]);
      await click(plus);
      stepper.value = 0;
      expect(off()).to.deep.equal([true, false]);
      stepper.min = -1;
      await settled(stepper);
      expect(off()).to.deep.equal([false, false]);
      expect(log).to.deep.equal(['input 10', 'change 10']);
    });

    it('count from 0 while the field is empty, within the limits', async () => {
      const { stepper, plus } = await mount('allow-empty min="5"');
      expect(stepper.value).to.equal(null);
      await click(plus);
      expect(stepper.value).to.equal(5);
    });

    it('bring a number that is beyond a limit back to it', async () => {
      const { stepper, minus } = await mount('value="20" max="10"');
      expect([stepper.value, stepper.validity.rangeOverflow]).to.deep.equal([20, true]);
      expect(stepper.validationMessage).to.equal('Please enter 10 or less.');
      await click(minus);
      expect([stepper.value, stepper.validity.valid]).to.deep.equal([10, true]);
    });

    it('leave the focus to the field, or where it is when a finger taps', async () => {
      const { stepper, plus } = await mount();
      plus.click();
      expect([stepper.value, document.activeElement === stepper]).to.deep.equal([1, false]);
      await click(plus);
      expect(stepper.shadowRoot!.activeElement === plus).to.equal(false);
    });

    it('do nothing when the page prevents the click', async () => {
      const { form, stepper, log, plus } = await mount();
      form.addEventListener('click', (event) => event.preventDefault());
      await click(plus);
      expect([stepper.value, log]).to.deep.equal([0, []]);
    });

    it('stand in reading direction', async () => {
      const { minus, plus } = await mount('', 'dir="rtl"');
      expect(minus.getBoundingClientRect().x).to.be.greaterThan(plus.getBoundingClientRect().x);
    });
  });

  describe('a button that is held', () => {
    it('repeats faster and faster, and fires change once, when it is let go', async () => {
      const { stepper, plus, log } = await mount();
      const [held, slow, quick, fast] = [LONG, 160, 80, 40].map(holdTimers);
      try {
        await pointer({ phase: 'down', position: middle(plus), pointerType: 'mouse' });
        held!.run();
        expect(stepper.value, 'at once').to.equal(1);
        for (let step = 0; step < 5; step++) slow!.run();
        expect(stepper.value).to.equal(6);
        slow!.run();
        expect(stepper.value, 'faster now').to.equal(6);
        for (let step = 0; step < 10; step++) quick!.run();
        quick!.run();
        expect(stepper.value).to.equal(16);
        for (let step = 0; step < 4; step++) fast!.run();
        expect(stepper.value).to.equal(20);
        expect(log.filter((entry) => entry.startsWith('change'))).to.deep.equal([]);
        await pointer({ phase: 'up', position: middle(plus), pointerType: 'mouse' });
        fast!.run();
        expect([stepper.value, log.at(-1), log.length]).to.deep.equal([20, 'change 20', 21]);
      } finally {
        for (const timers of [held, slow, quick, fast]) timers!.restore();
      }
    });

    it('stops at the limit, where the button is disabled, and when the stepper leaves', async () => {
      const { form, stepper, plus, minus, log } = await mount('max="2"');
      const [held, slow] = [LONG, 160].map(holdTimers);
      try {
        await pointer({ phase: 'down', position: middle(plus), pointerType: 'mouse' });
        held!.run();
        for (let step = 0; step < 4; step++) slow!.run();
        expect([stepper.value, plus.disabled]).to.deep.equal([2, true]);
        await pointer({ phase: 'up', position: middle(plus), pointerType: 'mouse' });
        expect(log).to.deep.equal(['input 1', 'input 2', 'change 2']);
        await pointer({ phase: 'down', position: middle(minus), pointerType: 'mouse' });
        held!.run();
        stepper.remove();
        slow!.run();
        expect(stepper.value).to.equal(1);
        await pointer({ phase: 'up', position: middle(form), pointerType: 'mouse' });
      } finally {
        for (const timers of [held, slow]) timers!.restore();
      }
    });

    it('stops when the page disables it', async () => {
      const { stepper, plus } = await mount();
      const [held, slow] = [LONG, 160].map(holdTimers);
      try {
        await pointer({ phase: 'down', position: middle(plus), pointerType: 'mouse' });
        held!.run();
        stepper.disabled = true;
        slow!.run();
        slow!.run();
        expect(stepper.value).to.equal(1);
        await pointer({ phase: 'up', position: middle(plus), pointerType: 'mouse' });
      } finally {
        for (const timers of [held, slow]) timers!.restore();
      }
    });
  });

  describe('keys', () => {
    it('are those of a spinbutton', async () => {
      const { stepper, field, log } = await mount('value="50" min="0" max="100" step="2"');
      field.focus();
      const values = [];
      for (const key of ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'End', 'ArrowUp', 'Home']) {
        await keys(key);
        values.push(stepper.value);
      }
      expect(values).to.deep.equal([52, 50, 70, 50, 100, 100, 0]);
      expect(log.filter((entry) => entry.startsWith('change')).length).to.equal(6);
      expect([
        field.role ?? field.getAttribute('role'),
        field.ariaValueNow,
        field.ariaValueMin,
        field.ariaValueMax,
      ]).to.deep.equal(['spinbutton', '0', '0', '100']);
    });

    it('move the cursor to the ends where there is no limit', async () => {
      const { stepper, field } = await mount('value="123"');
      field.focus();
      field.setSelectionRange(2, 2);
      await keys('Home');
      expect([stepper.value, field.selectionStart]).to.deep.equal([123, 0]);
    });

    it('do nothing when the page prevents them, or it is read-only', async () => {
      const { form, stepper, field, minus, plus } = await mount('value="5"');
      form.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
      field.focus();
      await keys('ArrowUp');
      expect(stepper.value).to.equal(5);
      stepper.readonly = true;
      await settled(stepper);
      await keys('ArrowUp');
      expect([stepper.value, minus.disabled, plus.disabled]).to.deep.equal([5, true, true]);
    });

    it('Enter brings what was typed within the limits before it submits', async () => {
      const { form, field, log } = await mount('max="10"');
      form.addEventListener('submit', () => log.push(`submit ${new FormData(form).get('n')}`));
      await type(field, '25');
      await keys('Enter');
      expect(log).to.deep.equal(['input 2', 'input 25', 'input 10', 'change 10', 'submit 10']);
    });
  });

  describe('typing', () => {
    it('is brought within the limits when the user leaves', async () => {
      const { stepper, field, log } = await mount('max="10"');
      await type(field, '42');
      expect([stepper.value, stepper.validity.rangeOverflow]).to.deep.equal([42, true]);
      await keys('Tab');
      expect([stepper.value, field.value, stepper.validity.valid]).to.deep.equal([10, '10', true]);
      expect(log).to.deep.equal(['input 4', 'input 42', 'input 10', 'change 10']);
    });

    it('takes numbers only, and shows them as they are written', async () => {
      const { stepper, field, log } = await mount();
      await type(field, 'a1b.50');
      expect([field.value, stepper.value]).to.deep.equal(['1.50', 1.5]);
      field.blur();
      expect([field.value, log.at(-1)]).to.deep.equal(['1.5', 'change 1.5']);
    });

    it('is left alone by a page that sets the value on each input', async () => {
      const { stepper, field, log } = await mount();
      stepper.addEventListener('input', () => (stepper.value = Number(stepper.value)));
      await type(field, '-1.05');
      expect([field.value, stepper.value]).to.deep.equal(['-1.05', -1.05]);
      field.setSelectionRange(2, 2);
      await sendKeys({ type: '7' });
      expect([field.value, field.selectionStart]).to.deep.equal(['-17.05', 3]);
      field.blur();
      stepper.value = 3;
      expect([field.value, log.at(-1)]).to.deep.equal(['3', 'change -17.05']);
    });

    it('may pass through a minus sign', async () => {
      const { stepper, field } = await mount('value="7" min="-20"');
      await type(field, '-');
      expect(stepper.value).to.equal(7);
      await sendKeys({ type: '3' });
      expect(stepper.value).to.equal(-3);
    });

    it('that leaves nothing gets the number back, unless it may be empty', async () => {
      const { stepper, field, log } = await mount('value="7"');
      const empty = async () => {
        field.focus();
        field.select();
        await keys('Backspace');
        const meanwhile = stepper.value;
        field.blur();
        return [meanwhile, stepper.value, field.value];
      };
      expect(await empty()).to.deep.equal([7, 7, '7']);
      expect(log.filter((entry) => entry.startsWith('change'))).to.deep.equal([]);
      stepper.allowEmpty = true;
      expect(await empty()).to.deep.equal([null, null, '']);
      expect(log.at(-1)).to.equal('change ');
    });

    it('has as many decimals as there may be', async () => {
      const { stepper, field, plus } = await mount('decimal-length="2" value="1"');
      expect(field.value).to.equal('1.00');
      await type(field, '2.345');
      expect(stepper.value).to.equal(2.35);
      field.blur();
      expect(field.value).to.equal('2.35');
      stepper.step = 0.1;
      plus.click();
      expect([stepper.value, field.value]).to.deep.equal([2.45, '2.45']);
    });

    it('is the number that was pasted, or none: never another one', async () => {
      const { stepper, field } = await mount('value="7"');
      for (const [typed, value] of [
        ['1,234.56', 1234.56],
        ['1,234,567', 1_234_567],
        ['1.234,56', 1234.56],
        ['1e3', 1000],
        ['1.2.3', 1000],
      ] as const) {
        field.focus();
        field.select();
        document.execCommand('insertText', false, typed); // At once.
        expect(stepper.value, typed).to.equal(value);
      }
      field.blur();
      expect(field.value).to.equal('1000');
    });

    it('is in the marks and digits of the language', async () => {
      const { stepper, field } = await mount('value="1.5"', 'lang="de"');
      expect(field.value).to.equal('1,5');
      for (const [typed, value] of [
        ['2,25', 2.25],
        ['2.5', 2.5],
        ['1.234', 1234],
        ['1.234,5', 1234.5],
      ] as const) {
        await type(field, typed);
        expect(stepper.value, typed).to.equal(value);
      }
      field.blur();
      expect(field.value).to.equal('1234,5');
    });

    it('takes the digits of any script, and shows those of the language', async () => {
      const { form, stepper, field } = await mount('value="12.5"', 'lang="ar-EG"');
      expect(field.value).to.equal('١٢٫٥');
      field.focus();
      field.select();
      document.execCommand('insertText', false, '٣٫٢٥'); // No driver of WebKit has such keys.
      expect([stepper.value, new FormData(form).get('n')]).to.deep.equal([3.25, '3.25']);
      await type(field, '7.5');
      expect(stepper.value).to.equal(7.5);
      field.blur();
      expect(field.value).to.equal('٧٫٥');
    });

    it('by an input method counts when it commits', async () => {
      const { stepper, field, log } = await mount('allow-empty');
      field.focus();
      const player = new ImePlayer(field);
      for (const step of [{ start: true }, { compose: '１' }, { compose: '１２' }] as const) player.play(step);
      expect([stepper.value, log]).to.deep.equal([null, []]);
      player.play({ end: '１２' });
      expect([stepper.value, log]).to.deep.equal([12, ['input 12']]);
    });
  });

  it('stepUp and stepDown step without events', async () => {
    const { stepper, log } = await mount('value="1" max="4"');
    stepper.stepUp();
    expect(stepper.value).to.equal(2);
    stepper.stepUp(9);
    expect(stepper.value).to.equal(4);
    stepper.stepDown(2);
    expect([stepper.value, log]).to.deep.equal([2, []]);
  });

  it('keeps more digits than a number has', async () => {
    const { form, plus, stepper } = await mount('value="9007199254740993.1"');
    plus.click();
    expect(new FormData(form).get('n')).to.equal('9007199254740994.1');
    stepper.setAttribute('value', '1e-7');
    form.reset();
    expect(new FormData(form).get('n')).to.equal('0.0000001');
  });

  it('tells its name to assistive technology', async () => {
    const { form, stepper, field } = await mount();
    expect(field.ariaLabel).to.equal('N');
    stepper.removeAttribute('aria-label');
    stepper.id = 'n';
    form.prepend(Object.assign(document.createElement('label'), { htmlFor: 'n', textContent: 'Nights' }));
    stepper.focus();
    await settled(stepper);
    expect(field.ariaLabel).to.equal('Nights');
  });

  it('leaves a swipe over a button to what is around it', async () => {
    const swiper = await fixture<HTMLElement>(
      `<nc-swiper style="width: 300px" duration="0"><nc-swiper-item><nc-stepper aria-label="N"></nc-stepper></nc-swiper-item
      ><nc-swiper-item>2</nc-swiper-item></nc-swiper>`,
    );
    await settled(swiper);
    const stepper = swiper.querySelector<NcStepper>('nc-stepper')!;
    const [x, y] = middle(stepper.shadowRoot!.querySelector('[part=plus]')!);
    await quickly(() =>
      drag([
        [x, y],
        [x - 120, y],
      ]),
    );
    expect(stepper.value).to.equal(0);
  });
});
