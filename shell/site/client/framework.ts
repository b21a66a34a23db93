import type { NcSegmented } from 'nacre/elements/segmented';
import { keepSettings } from './settings.js';

/** Every example shows the code of the framework that was chosen at any of them. */
export function followFramework(): void {
  const choices = [...document.querySelectorAll<NcSegmented>('.framework-choice')];
  const { dataset } = document.documentElement;
  for (const choice of choices) {
    choice.value = dataset.framework ?? 'html';
    choice.addEventListener('change', () => {
      const framework = String(choice.value);
      const top = choice.getBoundingClientRect().top;
      dataset.framework = framework;
      for (const other of choices) other.value = framework;
      keepSettings({ framework });
      // Code above has another height now: what was touched stays where it is.
      scrollBy({ top: choice.getBoundingClientRect().top - top, behavior: 'instant' });
    });
  }
}
