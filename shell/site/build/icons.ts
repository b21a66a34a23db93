// The gallery of the icons that come with the package.
import { markup, raw, type Markup } from './html.js';
import type { ElementDescription, ElementField } from './manifest.js';

/** The sets of icons: in each, name -> data of its path. */
const ICON_SETS = ['built-in', 'nacre/icons'] as const;
type IconSet = (typeof ICON_SETS)[number];
export type Icons = Readonly<Record<IconSet, ReadonlyMap<string, string>>>;

/** In a fence, the place of the field that filters the icons. */
const FILTER = 'filter';

/** A fence that stands for the names of a set. */
const FENCE = /^```icons\n(\S+)\n```$/gm;

/** The names of the manifest, with the drawings of the sources. Throws if one has no drawing. */
export function readIcons(elements: readonly ElementDescription[], read: (file: string) => string): Icons {
  const icon = elements.find(({ tagName }) => tagName === 'nc-icon');
  const type = (icon?.members ?? []).find((member): member is ElementField => member.name === 'type');
  const names = [...(type?.parsedType?.text ?? '').matchAll(/'([^']+)'/g)].map(([, name]) => name!);
  const drawings = new Map(
    [...read('elements/icon/icons.ts').matchAll(/^ {2}'?([\w-]+)'?:\s+'([^']+)',$/gm)].map(([, name, path]) => [
      name!,
      path!,
    ]),
  );
  const pathOf = (name: string): string => {
    const path = drawings.get(name);
    if (!path) throw new Error(`icons: elements/icon/icons.ts has no drawing of "${name}"`);
    return path;
  };
  const others = /^export const baseIcons\b.*? = (\{[^]*?\n\});$/m.exec(read('elements/icon/generated/index.ts'))?.[1];
  return {
    'built-in': new Map(names.map((name) => [name, pathOf(name)])),
    'nacre/icons': new Map(Object.entries(JSON.parse(others ?? '{}') as Record<string, string>)),
  };
}

function iconsOf(set: string, icons: Icons): ReadonlyMap<string, string> {
  const found = icons[set as IconSet];
  if (!found?.size) throw new Error(`icons: expected one of ${ICON_SETS.join(', ')}, got "${set}"`);
  return found;
}

/** Each icon with its name, which a press copies; or the place of the field that filters them. */
export function iconGallery(set: string, icons: Icons): Markup {
  if (set === FILTER) return raw('<div class="icon-filter"></div>');
  const items = [...iconsOf(set, icons)].map(
    ([name, path]) =>
      markup`<li><button type="button" class="copy" data-text="${name}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg><span>${name}</span></button></li>`,
  );
  return markup`<ul class="icon-names">${items}</ul>`;
}

/** Markdown with the names in place of the galleries. */
export const withIconNames = (markdown: string, icons: Icons): string =>
  markdown.replaceAll(FENCE, (_fence, set: string) =>
    set === FILTER ? '' : [...iconsOf(set, icons).keys()].map((name) => `\`${name}\``).join(', '),
  );
