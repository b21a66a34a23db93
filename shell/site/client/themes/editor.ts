import 'nacre/themes/compact.css';
import 'nacre/themes/high-contrast.css';
import 'nacre/themes/ios.css';
import 'nacre/themes/material.css';
import { render } from 'lit';
import { startRipple } from 'nacre/ripple';
import { controls, type Actions } from './controls.js';
import { rulesOf } from './css.js';
import { paletteIn } from './palettes.js';
import { contrastTable, exports, primaryNote } from './results.js';
import { screens } from './screens.js';
import { cleanTheme, readTheme, writeTheme, type Theme } from './state.js';

/** How long a button says what it did. */
const SAID_TIME = 1500;

/** The page where a theme is made: it is in the address, so that it can be kept and sent. */
export function startThemes(): void {
  const place = (name: string): HTMLElement => document.querySelector<HTMLElement>(`.theme-${name}`)!;
  const [fields, preview, contrast, files] = [place('controls'), place('preview'), place('contrast'), place('export')];
  const rules = new CSSStyleSheet();
  document.adoptedStyleSheets.push(rules);
  let theme: Theme = { look: 'default' };

  const show = (next: Theme): void => {
    theme = next;
    rules.replaceSync(rulesOf(theme, '.theme-screen'));
    render(controls(theme, actions), fields);
    render([screens('light', theme.look), screens('dark', theme.look)], preview);
    const [light, dark] = ['.light', '.dark'].map((side) =>
      paletteIn(preview.querySelector<HTMLElement>(`${side} .theme-screen`)!),
    );
    const palettes = { light: light!, dark: dark! };
    render([primaryNote(theme, palettes), contrastTable(palettes)], contrast);
    render(exports(theme, palettes), files);
  };
  const keep = (): void =>
    history.replaceState(history.state, '', `${location.pathname}${writeTheme(theme)}${location.hash}`);
  const actions: Actions = {
    change: (part) => show(cleanTheme({ ...theme, ...part })),
    keep,
    reset() {
      show({ look: 'default' });
      keep();
    },
    async copyLink({ currentTarget }) {
      const button = currentTarget as HTMLElement;
      await navigator.clipboard.writeText(location.href);
      button.textContent = 'Copied';
      setTimeout(() => (button.textContent = 'Copy link'), SAID_TIME);
    },
  };
  startRipple(preview);
  addEventListener('popstate', () => show(readTheme(location.search)));
  show(readTheme(location.search));
}
