import { setCustomElementsManifest } from '@storybook/web-components-vite';
import manifest from 'nacre/custom-elements.json';
import 'nacre/tokens.css';

// Storybook has one row per name: without a name of their own, the slot and the part `label` would take the property's place.
for (const { declarations } of manifest.modules)
  for (const { members = [], slots = [], cssParts = [] } of declarations) {
    const names = new Set(members.map(({ name }) => name));
    for (const item of [...slots, ...cssParts])
      if (names.has(item.name)) item.name += slots.includes(item) ? ' (slot)' : ' (part)';
  }
setCustomElementsManifest(manifest);

export default { tags: ['autodocs'] };
