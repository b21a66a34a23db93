import 'nacre/elements/stepper';
import { expect, fixtureCleanup, fixtureSync } from '@open-wc/testing';
import fc from 'fast-check';
import { settled } from '../../helpers/dom.js';

/** The model counts in millionths, as whole numbers. */
const PLACES = 6;

function write(millionths: bigint): string {
  const digits = String(millionths < 0n ? -millionths : millionths).padStart(PLACES + 1, '0');
  const fraction = digits.slice(-PLACES).replace(/0+$/, '');
  return `${millionths < 0n ? '-' : ''}${digits.slice(0, -PLACES)}${fraction ? `.${fraction}` : ''}`;
}

/** At most 15 digits, as many as a number holds; often with few decimals, as users have them. */
const amount = fc
  .tuple(fc.bigInt({ min: -999_999n, max: 999_999n }), fc.constantFrom(1n, 10n, 1000n, 100_000n, 1_000_000n))
  .map(([count, unit]) => count * unit);

const actions = fc.constantFrom('plus', 'minus', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'code');

describe('<nc-stepper>, beside whole numbers', () => {
  it('counts exactly, whatever is done to it', async function () {
    this.timeout(60_000);
    const given = fc.record({
      value: amount,
      step: amount.filter((step) => step > 0n),
      limits: fc.option(fc.tuple(amount, amount)),
      steps: fc.array(actions, { minLength: 1, maxLength: 20 }),
    });
    await fc.assert(
      fc.asyncProperty(given, async ({ value, step, limits, steps }) => {
        const form = fixtureSync<HTMLFormElement>('<form><nc-stepper name="n" aria-label="N"></nc-stepper></form>');
        const stepper = form.querySelector('nc-stepper')!;
        const [least, greatest] = limits ? (limits[0] < limits[1] ? limits : [limits[1], limits[0]]) : [];
        Object.assign(stepper, { value: write(value), step: Number(write(step)) });
        if (least !== undefined) Object.assign(stepper, { min: Number(write(least)), max: Number(write(greatest!)) });
        await settled(stepper);
        const root = stepper.shadowRoot!;
        const field = root.querySelector('input')!;
        const within = (number: bigint) => {
          if (greatest !== undefined && number > greatest) return greatest;
          return least !== undefined && number < least ? least : number;
        };
        let model = value;
        const after: Record<string, () => bigint> = {
          plus: () => within(model + step),
          minus: () => within(model - step),
          ArrowUp: () => within(model + step),
          ArrowDown: () => within(model - step),
          PageUp: () => within(model + 10n * step),
          PageDown: () => within(model - 10n * step),
          Home: () => least ?? model,
          End: () => greatest ?? model,
          code: () => within(model + 7n * step),
        };
        for (const name of steps) {
          const button = root.querySelector<HTMLButtonElement>(`[part=${name}]`);
          // A button at its limit does nothing, also where the number is beyond it.
          if (!button?.disabled) model = after[name]!();
          if (button) button.click();
          else if (name === 'code') stepper.stepUp(7);
          else field.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true }));
          const text = write(model);
          expect([new FormData(form).get('n'), field.value, stepper.value]).to.deep.equal([text, text, Number(text)]);
        }
        fixtureCleanup();
      }),
      { numRuns: 200, includeErrorInReport: true },
    );
  });
});
