import { expect } from '@open-wc/testing';
import { openFrame } from '../helpers/frame.js';

/** Fields whose hint or error a framework has set to no text, as React does with `error={errors.email?.message ?? ''}`. */
const NOTES = [
  '',
  'hint=""',
  'error=""',
  'hint="" error=""',
  'hint="As in your passport" error=""',
  'hint="a" error="b"',
];

const FIELDS: Readonly<Record<string, [attributes: string, text: string]>> = {
  input: ['label="Email"', ''],
  textarea: ['label="Note"', ''],
  checkbox: ['', 'I agree'],
  switch: ['', 'News'],
  stepper: ['', ''],
};

describe('tokens.css: a form control takes no other room once it is defined', () => {
  for (const [name, [attributes, text]] of Object.entries(FIELDS)) {
    it(`nc-${name}, with a hint, an error, or one without text`, async () => {
      const fields = NOTES.map((notes) => `<nc-${name} ${attributes} ${notes}>${text}</nc-${name}>`).join('');
      const frame = await openFrame({
        html: `<link rel="stylesheet" href="/elements/tokens.css"><div style="display: grid; gap: 8px">${fields}</div>`,
      });
      const elements = [...frame.document.querySelectorAll<HTMLElement>(`nc-${name}`)];
      const heights = () => elements.map((element) => element.getBoundingClientRect().height);
      const before = heights();
      await frame.load(`/elements/${name}/index.ts`);
      await Promise.all(elements.map((element) => (element as unknown as { updateComplete: unknown }).updateComplete));
      for (const [place, height] of heights().entries()) expect(height, NOTES[place]).to.be.closeTo(before[place]!, 1);
      frame.remove();
    });
  }
});
