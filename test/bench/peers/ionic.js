import '@ionic/core/css/core.css';
import { initialize } from '@ionic/core/components';
import { defineCustomElement as badge } from '@ionic/core/components/ion-badge.js';
import { defineCustomElement as chip } from '@ionic/core/components/ion-chip.js';
import { defineCustomElement as item } from '@ionic/core/components/ion-item.js';
import { defineCustomElement as label } from '@ionic/core/components/ion-label.js';
import { defineCustomElement as note } from '@ionic/core/components/ion-note.js';
import { expose } from './page.js';
import { tag } from './subjects.js';

initialize();
for (const define of [badge, chip, item, label, note]) define();

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** Its elements render in frames of their own, and get a class then. */
async function settle(elements) {
  const isReady = (element) => element.classList.contains('hydrated') && [...element.children].every(isReady);
  while (!elements.every(isReady)) await frame();
}
const texts = (name) => (text) => ({ make: (i) => tag(name)((element) => (element.textContent = text(i))) });

expose(
  {
    badge: texts('ion-badge')((i) => (i % 98) + 1),
    tag: texts('ion-chip')((i) => `Label ${i}`),
    cell: {
      make: (i) =>
        tag('ion-item')((element) => {
          const title = Object.assign(document.createElement('ion-label'), { textContent: `Title ${i}` });
          const value = Object.assign(document.createElement('ion-note'), { slot: 'end', textContent: `v${i}` });
          element.append(title, value);
        }),
    },
  },
  { settle },
);
