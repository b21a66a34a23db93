import 'nacre/elements/button';
import 'nacre/elements/segmented';
import { followFramework } from './framework.js';
import { addCopyButtons } from './copy.js';
import { followLanguage } from './language.js';
import { addThemeChoices } from './theme.js';
import { whenNear } from './near.js';
import { openSide } from './side.js';

followFramework();
addCopyButtons();
addThemeChoices();
followLanguage();
openSide();
if (document.querySelector('.search-page')) void import('./search.js').then(({ startSearch }) => startSearch());
if (document.querySelector('a.play')) void import('./play.js').then(({ linkExamples }) => linkExamples());
if (document.querySelector('.play-page')) void import('./play.js').then(({ startPlay }) => startPlay());
if (document.querySelector('.themes-page')) void import('./themes/editor.js').then(({ startThemes }) => startThemes());
const icons = document.querySelector<HTMLElement>('.icon-filter');
if (icons) void import('./icons.js').then(({ startIconFilter }) => startIconFilter(icons));
const call = document.querySelector<HTMLElement>('.call-live');
if (call) whenNear(call, () => void bringForm(call));
// In development each page is what was written last.
if (import.meta.env.PROD) void import('./offline.js').then(({ keepSite }) => keepSite());
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
  event.preventDefault();
  document.querySelector<HTMLAnchorElement>('.find')?.click();
});

async function bringForm(section: HTMLElement): Promise<void> {
  try {
    const { startCall } = await import('./call/start.js');
    await startCall(section);
  } catch (error) {
    section.querySelector('.call-form')!.textContent = 'The form has not loaded. Reload the page to try again.';
    reportError(error);
  }
}

/** Whether the key goes into a field. */
function isTyping(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
