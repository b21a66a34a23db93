import 'nacre/elements/tab';
import 'nacre/elements/tabs';
import { html, svg, type TemplateResult } from 'lit';
import { hexOf, type Palette, type Palettes } from './colours.js';
import { measure, PAIRS } from './contrast.js';
import { cssOf } from './css.js';
import { designTokensOf } from './design-tokens.js';
import type { Theme } from './state.js';
import { tailwindOf } from './tailwind.js';

const GRADES = { AAA: 'Passes, AAA', AA: 'Passes', fail: 'Fails' };

/** The contrast of the pairs that matter, as numbers. */
export const contrastTable = ({ light, dark }: Palettes): TemplateResult =>
  html`<div class="table" tabindex="0" role="group" aria-label="Contrast">
    <table>
      <thead>
        <tr><th scope="col">Pair</th><th scope="col">Light</th><th scope="col">Dark</th></tr>
      </thead>
      <tbody>
        ${PAIRS.map(
          (pair) =>
            html`<tr>
              <th scope="row">${pair.title} <small>${pair.least} : 1</small></th>
              ${[light, dark].map((palette) => cell(pair, palette))}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

function cell(pair: (typeof PAIRS)[number], palette: Palette): TemplateResult {
  const { ratio, grade, isEnough } = measure(pair, palette);
  const [front, back] = [hexOf(palette[pair.front]), hexOf(palette[pair.back])];
  return html`<td class="theme-contrast-cell">
    <svg viewBox="0 0 36 24" width="36" height="24" aria-hidden="true">
      <rect x="0.5" y="0.5" width="35" height="23" rx="6" fill=${back} stroke="currentColor" stroke-opacity="0.25"></rect>
      ${
        pair.least === 3
          ? svg`<rect x="8" y="6" width="20" height="12" rx="3" fill="none" stroke=${front} stroke-width="2"></rect>`
          : svg`<text x="18" y="17" text-anchor="middle" font-size="14" font-weight="600" fill=${front}>Aa</text>`
      }
    </svg>
    <b>${ratio.toFixed(2)}</b> <span class="support ${isEnough ? 'good' : 'bad'}">${GRADES[grade]}</span>
  </td>`;
}

/** What the brand became: it is made darker or lighter where it could not be read. */
export const primaryNote = (theme: Theme, { light, dark }: Palettes): TemplateResult =>
  html`<p class="theme-note">
    Primary is <code>${hexOf(light.primary)}</code> in light and <code>${hexOf(dark.primary)}</code> in dark${
      theme.brand
        ? html`, made from <code>${theme.brand}</code>${theme.dark ? html` and <code>${theme.dark}</code>` : ''} so that it can be read.`
        : '.'
    }
  </p>`;

/** The theme as files. */
export function exports(theme: Theme, palettes: Palettes): TemplateResult {
  const files = [
    { label: 'CSS', text: cssOf(theme), about: 'What differs from the look. Import it once; everything follows.' },
    {
      label: 'Tailwind',
      text: tailwindOf(theme, palettes),
      about:
        'The values by themselves, for pages without elements. Beside elements, nacre/tailwind.css follows the CSS.',
    },
    {
      label: 'Design tokens',
      text: designTokensOf(theme, palettes),
      about:
        'In the format of the Design Tokens Community Group, for Figma and Style Dictionary: save it as nacre.tokens.json.',
    },
  ];
  return html`<nc-tabs aria-label="Formats">
    ${files.map(
      ({ label, text, about }) =>
        html`<nc-tab label=${label}>
          <p>${about}</p>
          <div class="code">
            <div class="code-bar"><nc-button class="copy" size="mini">Copy</nc-button></div>
            <pre dir="ltr" tabindex="0"><code>${text}</code></pre>
          </div>
        </nc-tab>`,
    )}
  </nc-tabs>`;
}
