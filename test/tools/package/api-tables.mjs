// The tables of the device bus in shell/device/APIS.md, from the description of the calls.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { DEVICE_APIS, root } from '../paths.mjs';

/** Headings of areas that are not called as their files. */
const TITLES = {
  app: 'App and its pages',
  audio: 'Sound',
  contexts: 'Contexts of elements',
  observers: 'Queries and observers',
  page: 'Bars and scrolling',
  recorder: 'Recording sound',
  route: 'Pages',
  ui: 'Overlays',
  windows: 'Windows beside the pages',
};

const ENGINES = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' };

const LEVELS = { native: 'native', emulated: 'emulated', 'needs-gesture': 'tap', 'needs-permission': 'ask' };

const titleOf = (area) => TITLES[area] ?? area[0].toUpperCase() + area.slice(1).replaceAll('-', ' ');

export const readApis = () => JSON.parse(readFileSync(join(root, DEVICE_APIS), 'utf8'));

/** The file that has them. */
export const REFERENCE = 'shell/device/APIS.md';

/** Its text as it should be. */
export async function referenceText(apis = readApis()) {
  return format(reference(apis), { ...(await resolveConfig(join(root, REFERENCE))), filepath: REFERENCE });
}

/** By heading: calls and signals in the order of the files. */
function areasOf({ calls, signals }) {
  const areas = new Map();
  const areaOf = ({ area }) => {
    if (!areas.has(area)) areas.set(area, { calls: [], signals: [] });
    return areas.get(area);
  };
  for (const call of calls) areaOf(call).calls.push(call);
  for (const signal of signals) areaOf(signal).signals.push(signal);
  return [...areas].sort(([a], [b]) => (titleOf(a) < titleOf(b) ? -1 : 1));
}

function reference(apis) {
  const engines = Object.keys(apis.engines);
  const versions = Object.entries(apis.engines).map(
    ([engine, version]) => `${ENGINES[engine]} ${version.split('.')[0]}`,
  );
  const sections = areasOf(apis).map(([area, { calls, signals }]) =>
    [
      `## ${titleOf(area)}`,
      ...(calls.length ? [callTable(calls, engines), missingList(calls, engines)] : []),
      ...(signals.length ? [signalTable(signals)] : []),
    ].join('\n\n'),
  );
  return `# Calls and signals

Made from the types in \`calls/\` by \`node test/apis.node.test.mjs --update\`. Types, defaults and results of all options are in
\`nacre/device-apis.json\`, and in the forms of the showcase. All calls also take ${apis.common.map(({ name }) => code(name)).join(', ')}.

How well a browser supports a call is what \`support()\` answered in ${versions.join(', ')} on a desktop without camera and
sensors, with overlays, languages and an app in the page: native; emulated by other means; **tap**: within the user's gesture;
**ask**: after the user's permission; empty: missing here, though a host may answer it. WebKit is WebKitGTK, which has less than
Safari. \`npm run support\` asks again.

${sections.join('\n\n')}
`;
}

function callTable(calls, engines) {
  const rows = calls.map((call) => {
    const levels = engines.map((engine) => LEVELS[call.support[engine]?.level] ?? '');
    return `| ${signature(call)} | ${cell(call.description)} | ${levels.join(' | ')} |`;
  });
  const head = ['Call', 'What it does', ...engines.map((engine) => ENGINES[engine])];
  return [`| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`, ...rows].join('\n');
}

/** Why calls are missing: reason -> the calls, each with its engines. */
function missingList(calls, engines) {
  const reasons = new Map();
  for (const { name, support } of calls) {
    for (const engine of engines.filter((key) => support[key]?.level === 'unavailable')) {
      const { reason } = support[engine];
      if (!reasons.has(reason)) reasons.set(reason, new Map());
      const names = reasons.get(reason);
      names.set(name, [...(names.get(name) ?? []), ENGINES[engine]]);
    }
  }
  const listed = ([name, where]) => `${code(name)}${where.length < engines.length ? ` (${where.join(', ')})` : ''}`;
  return [...reasons].map(([reason, names]) => `- Missing, ${reason}: ${[...names].map(listed).join(', ')}`).join('\n');
}

function signalTable(signals) {
  const rows = signals.map(({ name, on, payload, description }) => {
    const fields = payload.map((field) => field.name).join(', ');
    return `| ${code(on ?? name)} | ${cell(description)} | ${fields && code(fields)} |`;
  });
  return ['| Signal | When | Payload |', '| --- | --- | --- |', ...rows].join('\n');
}

/** `getStorage({ key, namespace? })`, and the form that returns at once. */
function signature({ name, options, sync }) {
  const fields = options.map((option) => option.name + (option.required ? '' : '?')).join(', ');
  return `${code(`${name}(${fields && `{ ${fields} }`})`)}${sync ? `, ${code(sync)}` : ''}`;
}

const code = (text) => `\`${text}\``;
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
