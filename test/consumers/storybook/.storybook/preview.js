import { setCustomElementsManifest } from '@storybook/web-components-vite';
import manifest from 'nacre/custom-elements.json';
import 'nacre/tokens.css';

setCustomElementsManifest(manifest);

export default { tags: ['autodocs'] };
