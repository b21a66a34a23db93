// The theme editor of the documentation: what it writes, and what it reads from addresses.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { runnerImport } from 'vite';
import { root } from '../tools/paths.mjs';

const load = async (name) =>
  (await runnerImport(join(root, `shell/site/client/themes/${name}.ts`), { configFile: false, root })).module;

/** The values of tokens in the first rules of a style sheet that set them, by their names. */
function declared(file) {
  const css = readFileSync(join(root, 'elements', file), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
  const values = new Map();
  for (const [, name, value] of css.matchAll(/--nc-([\w-]+):\s*([^;]+);/g))
    if (!values.has(name)) values.set(name, value.replaceAll(/\s+/g, ' '));
  return values;
}

describe('theme editor', () => {
  let state;
  let css;
  let tailwind;
  let tokens;
  let designTokens;
  let contrast;
  let colours;
  let looks;
  let palettes;

  before(async () => {
    [state, css, tailwind, tokens, designTokens, contrast, colours, looks] = await Promise.all(
      ['state', 'css', 'tailwind', 'tokens', 'design-tokens', 'contrast', 'colours', 'looks'].map(load),
    );
    const of = (share) => Object.fromEntries(colours.COLOURS.map((name) => [name, [share, share, share, 1]]));
    palettes = {
      light: { ...of(1), primary: [0.2, 0.4, 0.6, 1], scrim: [0, 0, 0, 0.5] },
      dark: { ...of(0), primary: [1, 0.8, 0, 1], scrim: [0, 0, 0, 0.5], warn: [1, 1, 1, 1] },
    };
  });

  describe('addresses', () => {
    it('hold a theme, whole', () => {
      const theme = {
        look: 'high-contrast',
        brand: '#7a2e5d',
        dark: '#f0a6d2',
        radius: 0,
        button: 24,
        field: 4,
        font: 'serif',
        size: 17,
        density: 'dense',
        motion: 'none',
      };
      assert.equal(
        state.writeTheme(theme),
        '?look=high-contrast&brand=7a2e5d&dark=f0a6d2&radius=0&button=24&field=4&font=serif&size=17&density=dense&motion=none',
      );
      assert.deepEqual(state.readTheme(state.writeTheme(theme)), theme);
    });

    it('are empty while all is as it comes', () => {
      assert.equal(state.writeTheme({ look: 'default' }), '');
      assert.equal(state.writeTheme({ look: 'default', brand: undefined }), '');
      assert.deepEqual(state.readTheme(''), { look: 'default' });
    });

    it('are ignored where they hold anything else', () => {
      for (const query of [
        '?look=__proto__&font=constructor&density=toString&motion=',
        '?look=ios;}body{display:none}',
        '?brand=red&dark=ffffff',
        '?brand=fff',
        '?brand=7a2e5d;}*{color:red}',
        '?brand=%3C/style%3E%3Cscript%3E',
        '?radius=-1&button=29&field=1e1&size=99',
        '?radius=0x8&size=NaN&button=8px&field=%20%20',
        '?size=12&radius=100&__proto__=x&other=1',
        '?%E0%A4%A',
      ])
        assert.deepEqual(state.readTheme(query), { look: 'default' }, query);
    });

    it('keep what is right beside what is wrong', () => {
      assert.deepEqual(state.readTheme('?look=nope&brand=%23F5C400&radius=8&radius=9&size=x'), {
        look: 'default',
        brand: '#f5c400',
        radius: 8,
      });
    });
  });

  describe('looks', () => {
    it('have the values of their style sheets', () => {
      const base = declared('tokens.css');
      for (const look of looks.LOOKS) {
        const own = look === 'default' ? base : new Map([...base, ...declared(`themes/${look}.css`)]);
        const { primary } = looks.LOOK_VALUES[look];
        assert.ok(own.get('color-primary').includes(`light-dark(${primary},`), look);
        for (const { name, text, isChanged } of tokens.tokensOf({ look })) {
          assert.equal(isChanged, false, `${look}: ${name}`);
          const follows =
            /^(?:button|field)-radius$/.test(name) && !(look !== 'default' && declared(`themes/${look}.css`).has(name));
          // A bar grows with a large text size: the token is what it has at least.
          const value = own.get(follows ? 'radius-md' : name).replace(/^max\((.+),.+\)$/, '$1');
          assert.equal(text, value, `${look}: ${name}`);
        }
      }
    });
  });

  describe('CSS', () => {
    it('is the import alone while nothing differs', () => {
      assert.equal(css.cssOf({ look: 'default' }), "@import 'nacre/tokens.css';\n");
      assert.equal(css.cssOf({ look: 'ios' }), "@import 'nacre/tokens.css';\n@import 'nacre/themes/ios.css';\n");
    });

    it('has what differs, where it counts', () => {
      assert.equal(
        css.cssOf({
          look: 'default',
          brand: '#7a2e5d',
          dark: '#f0a6d2',
          radius: 5,
          button: 24,
          font: 'serif',
          density: 'dense',
          motion: 'quick',
        }),
        `@import 'nacre/tokens.css';

:root {
  --nc-brand: light-dark(#7a2e5d, #f0a6d2);
  --nc-radius-sm: 3px;
  --nc-radius-md: 5px;
  --nc-radius-lg: 8px;
  --nc-button-radius: 24px;
  --nc-font-family: ui-serif, 'New York', Georgia, 'Noto Serif', 'Songti SC', serif;
}

@media (pointer: fine) {
  :root {
    --nc-touch-target: 36px;
    --nc-space-2: 6px;
    --nc-space-3: 8px;
    --nc-space-4: 12px;
    --nc-space-5: 14px;
    --nc-space-6: 16px;
  }
}

@media (prefers-reduced-motion: no-preference) {
  :root {
    --nc-duration-fast: 80ms;
    --nc-duration-normal: 140ms;
    --nc-duration-page: 200ms;
  }
}
`,
      );
    });

    it('gives all corners of a look, and its fields stay on their line', () => {
      assert.equal(
        css.rulesOf({ look: 'material', radius: 8 }, '.x'),
        `.x {
  --nc-radius-sm: 5px;
  --nc-radius-md: 8px;
  --nc-radius-lg: 13px;
  --nc-button-radius: 8px;
  --nc-field-radius: 8px 8px 0 0;
}`,
      );
      assert.equal(
        css.rulesOf({ look: 'material', button: 24, field: 4, radius: 12 }, '.x'),
        '.x {\n  --nc-radius-sm: 7px;\n  --nc-radius-lg: 19px;\n}',
      );
    });

    it('scales the type of the look, and stops motion for all', () => {
      assert.equal(
        css.rulesOf({ look: 'ios', size: 16, motion: 'none' }, ':root'),
        `:root {
  --nc-font-size-xs: 0.7059rem;
  --nc-font-size-sm: 0.7647rem;
  --nc-font-size-md: 1rem;
  --nc-font-size-lg: 1.1765rem;
  --nc-font-size-xl: 1.2941rem;
  --nc-font-size-2xl: 2rem;
  --nc-duration-fast: 0ms;
  --nc-duration-normal: 0ms;
  --nc-duration-page: 0ms;
}`,
      );
    });
  });

  describe('Tailwind', () => {
    it('has keys of the sheet of the package, with values', () => {
      const sheet = readFileSync(join(root, 'test/.cache/tailwind.css'), 'utf8');
      const text = tailwind.tailwindOf({ look: 'default', radius: 5 }, palettes);
      const keys = [...text.matchAll(/^ {2}(--[\w-]+): (.+);$/gm)];
      assert.equal(keys.length, 43);
      for (const [, key, value] of keys) {
        assert.ok(sheet.includes(`  ${key}: var(`), key);
        assert.ok(!value.includes('var('), value);
      }
      for (const line of [
        '--color-nc-primary: light-dark(#336699, #ffcc00);',
        '--color-nc-warn: #ffffff;',
        '--color-nc-scrim: #00000080;',
        '--radius-nc-md: 5px;',
        '--text-nc-2xl: 1.75rem;',
        '--spacing-nc-touch-target: 44px;',
        '--spacing-nc-nav-bar: 44px;',
        '--transition-duration-nc-page: 300ms;',
      ])
        assert.ok(text.includes(`  ${line}\n`), line);
      assert.ok(text.startsWith("@import 'tailwindcss';\n\n@theme {\n"));
    });
  });

  describe('design tokens', () => {
    it('are of the format, in groups', () => {
      const file = JSON.parse(designTokens.designTokensOf({ look: 'material', brand: '#f5c400', field: 8 }, palettes));
      assert.deepEqual(Object.keys(file), ['color', 'radius', 'font', 'size', 'space', 'duration']);
      assert.deepEqual(Object.keys(file.color), ['light', 'dark']);
      assert.deepEqual(Object.keys(file.color.dark), [...colours.COLOURS]);
      assert.deepEqual(file.color.dark.primary, {
        $type: 'color',
        $value: { colorSpace: 'srgb', components: [1, 0.8, 0], alpha: 1, hex: '#ffcc00' },
      });
      assert.equal(file.color.light.scrim.$value.alpha, 0.5);
      assert.deepEqual(file.radius, {
        ...Object.fromEntries(
          [
            ['sm', 8],
            ['md', 12],
            ['lg', 28],
            ['button', 24],
            ['field', 8],
          ].map(([name, value]) => [name, { $type: 'dimension', $value: { value, unit: 'px' } }]),
        ),
      });
      assert.deepEqual(file.font.family.text, {
        $type: 'fontFamily',
        $value: ['Roboto', 'Google Sans', 'system-ui', 'Noto Sans', 'Noto Sans CJK SC', 'sans-serif'],
      });
      assert.deepEqual(file.font.size.lg, { $type: 'dimension', $value: { value: 1.125, unit: 'rem' } });
      assert.deepEqual(Object.keys(file.size), ['touch-target', 'nav-bar', 'tab-bar']);
      assert.deepEqual(Object.keys(file.space), ['2', '3', '4', '5', '6', '8', '10']);
      assert.deepEqual(file.duration.fast, { $type: 'duration', $value: { value: 150, unit: 'ms' } });
    });
  });

  describe('contrast', () => {
    it('is that of WCAG', () => {
      const grey = [0x77 / 255, 0x77 / 255, 0x77 / 255, 1];
      assert.equal(contrast.contrast([0, 0, 0, 1], [1, 1, 1, 1]), 21);
      assert.equal(contrast.contrast([1, 1, 1, 1], [1, 1, 1, 1]), 1);
      assert.equal(contrast.contrast(grey, [1, 1, 1, 1]).toFixed(3), '4.478');
      assert.equal(contrast.contrast([1, 1, 1, 1], [1, 0, 0, 1]).toFixed(3), '3.998');
    });

    it('passes from what a pair needs on, and never by rounding', () => {
      const [text, edge] = [4.5, 3].map((least) => contrast.PAIRS.find((pair) => pair.least === least));
      const measure = (pair, share) =>
        contrast.measure(pair, {
          ...palettes.light,
          [pair.front]: [share, share, share, 1],
          [pair.back]: [1, 1, 1, 1],
        });
      assert.deepEqual(measure(text, 0x77 / 255), { ratio: 4.47, isEnough: false, grade: 'fail' });
      assert.deepEqual(measure(text, 0x76 / 255), { ratio: 4.54, isEnough: true, grade: 'AA' });
      assert.deepEqual(measure(text, 0), { ratio: 21, isEnough: true, grade: 'AAA' });
      assert.deepEqual(measure(edge, 0x77 / 255), { ratio: 4.47, isEnough: true, grade: 'AA' });
    });
  });

  it('reads computed colours', () => {
    assert.deepEqual(colours.parseColour(' 0.5 0 1)'), [0.5, 0, 1, 1]);
    assert.deepEqual(colours.parseColour(' -0.1 1.2 1.5e-7 / 0.4)'), [0, 1, 1.5e-7, 0.4]);
    assert.deepEqual(colours.parseColour(' none 0 1)'), [0, 0, 1, 1]);
  });
});
