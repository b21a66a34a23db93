import { elementsPlugin } from './manifest/elements.mjs';
import { eventsPlugin } from './manifest/events.mjs';
import { propertiesPlugin } from './manifest/properties.mjs';

/** The custom-elements manifest: the public API of every element, for wrappers, editors and readers. */
export default {
  // Shared base classes are read for inherited members. The manifest lists elements only.
  globs: ['elements/*/**/*.ts'],
  exclude: ['**/*.styles.ts', '**/generated/**'],
  packagejson: false,
  quiet: true,
  plugins: [propertiesPlugin(), eventsPlugin(), elementsPlugin()],
};
