import bootstrapReboot from 'bootstrap/dist/css/bootstrap-reboot.css?raw';
import modernNormalize from 'modern-normalize/modern-normalize.css?raw';
import preflight from 'tailwindcss/preflight.css?raw';

/** As themes of content systems have it: rules for bare tags, and a box model that is inherited. */
const THEME = `
  html { box-sizing: border-box; }
  *, *::before, *::after { box-sizing: inherit; }
  body, h1, h2, h3, h4, h5, h6, p, ol, ul, figure, hr { margin: 0 0 1.5em; padding: 0; border: 0; }
  body { color: #404040; font: 1rem/1.5 Georgia, serif; }
  a { color: #4169e1; text-decoration: underline; }
  a:focus { outline: thin dotted; }
  img, video { height: auto; max-width: 100%; border: 1px solid; }
  button, input[type='button'], input[type='reset'], input[type='submit'] {
    padding: 0.6em 1em 0.4em; border: 1px solid #ccc; border-radius: 3px; background: #e6e6e6; color: #333; font-size: 12px;
  }
  input, textarea, select { padding: 3px; border: 1px solid #ccc; border-radius: 3px; color: #666; }
  label { display: block; margin-bottom: 5px; font-weight: bold; }
`;

/** What pages do to the elements of all tags, by the name that a test shows. */
export const RESETS: Readonly<Record<string, string>> = {
  'preflight of Tailwind': preflight,
  'preflight of Tailwind in a layer': `@layer base { ${preflight} }`,
  'modern-normalize': modernNormalize,
  'reboot of Bootstrap': bootstrapReboot,
  'a theme of a content system': THEME,
  'no margins, paddings, borders': '* { margin: 0; padding: 0; border: 0 }',
  'the same for pseudo-elements, in a layer':
    '@layer base { *, *::before, *::after { margin: 0; padding: 0; border: 0 solid } }',
  'an inherited box model': '*, *::before, *::after { box-sizing: inherit }',
};
