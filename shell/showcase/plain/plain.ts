import 'nacre/elements';
import 'nacre/overlays';
import 'nacre/tokens.css';
import page from '../plain.html?raw';
import { registerTexts } from '../locales/index.js';
import { restoreSettings } from '../settings.js';
import { connectChoices } from './choices.js';
// The linter looks into order.ts, which exports nothing. With `?raw` Vite exports the text of the file.
// oxlint-disable-next-line import/default
import script from './order.ts?raw';
import { speak } from './texts.js';

registerTexts();
restoreSettings();
connectChoices();
speak();

// The page shows the code that it is made of.
const markup =
  /^ *<nc-swiper[^]*<\/nc-popup>/m
    .exec(page)?.[0]
    .replace(/^ {8}/gm, '')
    .replace(/ data-\w+="[\w-]+"/g, '') ?? '';
document.querySelector('#source')!.textContent = `${markup}\n\n<script type="module">\n${script.trim()}\n</script>`;
