import { readFileSync } from 'node:fs';

const { modules } = JSON.parse(readFileSync('node_modules/nacre/dist/custom-elements.json', 'utf8'));
const tags = modules.flatMap(({ declarations = [] }) => declarations.flatMap(({ tagName }) => tagName ?? []));

/** What every DOM must do: render each element, and import each entry. */
export function specifyImports({ expect, test }) {
  test('every element renders', async () => {
    await import('nacre/elements');
    expect(tags.length).toBeGreaterThan(70);
    for (const tag of tags) {
      const element = document.createElement(tag);
      document.body.append(element);
      await element.updateComplete;
      expect(element.renderRoot, tag).toBeTruthy();
      element.remove();
    }
  });

  test.each(['react', 'device', 'shell', 'overlays', 'router', 'auth', 'inspector', 'gestures', 'maps', 'autoload'])(
    'nacre/%s is imported',
    async (name) => {
      expect(await import(/* @vite-ignore */ `nacre/${name}`)).toBeTruthy();
    },
  );
}
