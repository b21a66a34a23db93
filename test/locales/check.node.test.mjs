import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { check } from '../../locales/check.mjs';
import { plainProblems, sourceProblems, targetProblems } from '../../locales/check-rules.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SOURCE = `
  import { msg, str } from '@lit/localize';
  export const texts = (n) => [
    msg('Close', { id: 'nc.close', desc: 'Closes a sheet' }),
    msg(str\`\${n} new\`, { id: 'nc.new', desc: 'Badge' }),
  ];`;
const FRENCH = { 'nc.close': 'Fermer', 'nc.new': '<x id="0" equiv-text="${n}"/> en attente' };
const SOURCES = { 'nc.close': ['Close', 'Closes a sheet'], 'nc.new': ['<x id="0" equiv-text="${n}"/> new', 'Badge'] };

const unit = ([id, [source, note]], target) =>
  `<trans-unit id="${id}">
  <source>${source}</source>${target === undefined ? '' : `\n  <target>${target}</target>`}
  <note from="lit-localize">${note}</note>
</trans-unit>`;
const xliff = (targets, sources = SOURCES) => `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file target-language="fr" source-language="en" original="lit-localize-inputs" datatype="plaintext">
<body>
${Object.entries(sources)
  .map((entry) => unit(entry, targets[entry[0]]))
  .join('\n')}
</body>
</file>
</xliff>
`;

describe('locales/check.mjs', () => {
  let folder;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'nacre-check-'));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    mkdirSync(join(folder, 'xliff'));
    const config = JSON.parse(readFileSync(join(root, 'locales/lit-localize.json'), 'utf8'));
    const { tsConfig: _, ...rest } = { ...config, targetLocales: ['fr'], inputFiles: ['source.ts'] };
    writeFileSync(join(folder, 'lit-localize.json'), JSON.stringify(rest));
    ask(OWN);
  });
  after(() => rmSync(folder, { recursive: true }));

  const { alike: _, ...OWN } = JSON.parse(readFileSync(join(root, 'locales/check.json'), 'utf8'));
  /** Changes what the catalog of the small project asks for. */
  const ask = (demands) => writeFileSync(join(folder, 'check.json'), JSON.stringify(demands));

  /** The problems of a small project, without the names of its files. */
  async function problems(source, translations) {
    writeFileSync(join(folder, 'source.ts'), source);
    writeFileSync(join(folder, 'xliff/fr.xlf'), translations);
    const lines = await check(join(folder, 'lit-localize.json'));
    assert.equal(readFileSync(join(folder, 'xliff/fr.xlf'), 'utf8'), translations, 'the tree is never written');
    return lines.map((line) => line.replace(/^.*?\.(?:xlf|ts)(?::\d+)?: /, ''));
  }
  const STALE = 'stale: run `lit-localize extract` and review what it changes';

  it('is content with a complete catalogue', async () => {
    assert.deepEqual(await problems(SOURCE, xliff(FRENCH)), []);
  });

  it('finds a missing translation', async () => {
    assert.deepEqual(await problems(SOURCE, xliff({ 'nc.close': 'Fermer' })), ['nc.new: no translation']);
  });

  it('finds a message that was never extracted', async () => {
    const { 'nc.new': _, ...sources } = SOURCES;
    assert.deepEqual(await problems(SOURCE, xliff(FRENCH, sources)), [STALE, 'nc.new: no translation']);
  });

  it('finds an English text that has changed under its translation', async () => {
    assert.deepEqual(await problems(SOURCE.replace("'Close'", "'Close it'"), xliff(FRENCH)), [STALE]);
  });

  it('finds an unused id', async () => {
    const sources = { ...SOURCES, 'nc.old': ['Old', 'Gone'] };
    assert.deepEqual(await problems(SOURCE, xliff({ ...FRENCH, 'nc.old': 'Vieux' }, sources)), [
      'nc.old: unused',
      STALE,
    ]);
  });

  it('finds numbers, dates and lists that go into a message as they are', async () => {
    const source = `import { msg, str } from '@lit/localize';
      export const texts = (count: number, day: Date, names: string[], one: string) => [
        msg(str\`\${count} new\`, { id: 'nc.raw', desc: 'x' }),
        msg(str\`On \${day}\`, { id: 'nc.day', desc: 'x' }),
        msg(str\`For \${names}\`, { id: 'nc.names', desc: 'x' }),
        msg(str\`For \${names.join(', ')}\`, { id: 'nc.joined', desc: 'x' }),
        msg(str\`\${String(count)} new\`, { id: 'nc.string', desc: 'x' }),
        msg(str\`{\${one}, number} new\`, { id: 'nc.text', desc: 'x' }),
        msg(str\`\${one}: {\${count}, number} of {\${count}, plural, one {# file} other {# files}}\`, { id: 'nc.ok', desc: 'x' }),
      ];`;
    const lines = (await problems(source, xliff({}))).filter((line) => line.includes('$'));
    const advice = 'format it first, or write a number as {…, number}:';
    assert.deepEqual(lines, [
      `nc.raw: ${advice} \${count} (number)`,
      `nc.day: ${advice} \${day} (Date)`,
      `nc.names: ${advice} \${names} (string[])`,
      `nc.joined: ${advice} \${names.join(', ')} (string)`,
      `nc.string: ${advice} \${String(count)} (string)`,
      'nc.text: only a number can be ${one} (string)',
    ]);
  });

  it('asks for a form for each plural category of the language, and for no other', async () => {
    const source = `import { msg, str } from '@lit/localize';
      export const text = (n: number) => msg(str\`{\${n}, plural, one {# file} other {# files}}\`, { id: 'nc.new', desc: 'Badge' });`;
    const placeholder = '<x id="0" equiv-text="${n}"/>';
    const sources = { 'nc.new': [`{${placeholder}, plural, one {# file} other {# files}}`, 'Badge'] };
    const found = (forms) => problems(source, xliff({ 'nc.new': `{${placeholder}, plural, ${forms}}` }, sources));
    assert.deepEqual(await found('one {# fichier} other {# fichiers}'), []);
    assert.deepEqual(await found('=0 {aucun fichier} one {# fichier} other {# fichiers}'), []);
    assert.deepEqual(await found('other {# fichiers}'), ['nc.new: plural lacks “one”']);
    assert.deepEqual(await found('one {# fichier} few {# fichiers} other {# fichiers}'), [
      'nc.new: plural has no “few” in fr',
    ]);
    assert.deepEqual(await found('one {#} one {# fichier} other {# fichiers}'), ['nc.new: plural has “one” twice']);
    assert.match((await found('one # fichier'))[0], /^nc\.new: plural is not written as/);
  });

  it('finds a lost placeholder', async () => {
    const lines = await problems(SOURCE, xliff({ ...FRENCH, 'nc.new': 'en attente' }));
    assert.deepEqual(lines, ['nc.new: placeholders differ from the English text']);
  });

  it('finds messages without id, prefix or description, and with markup', async () => {
    const source = `import { msg } from '@lit/localize'; import { html } from 'lit';
      msg('One', { desc: 'x' }); msg('Two', { id: 'app.two', desc: 'x' });
      msg('Three', { id: 'nc.three' }); msg(html\`<b>Four</b>\`, { id: 'nc.four', desc: 'x' });`;
    const lines = await problems(source, xliff(FRENCH));
    const id = 'id is missing or does not start with nc.';
    assert.match(lines[0], new RegExp(`^s[0-9a-f]{16}: ${id}$`));
    for (const line of [
      `app.two: ${id}`,
      'nc.three: no description',
      'nc.four: markup in a message: put it around msg()',
    ]) {
      assert.ok(lines.includes(line), line);
    }
  });

  it('finds a text that is not written in its call', async () => {
    const source = `${SOURCE} const open = 'Open'; msg(open, { id: 'nc.open', desc: 'x' });`;
    assert.deepEqual(await problems(source, xliff(FRENCH)), [
      'Expected first argument to msg() to be a string or Lit template.',
    ]);
  });

  it('asks another catalogue for ids of its own, and for descriptions only where it wants them', async () => {
    const source = `import { msg } from '@lit/localize'; msg('Close', { id: 'sc.close' });`;
    const translations = `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file target-language="fr" source-language="en" original="lit-localize-inputs" datatype="plaintext">
<body>
<trans-unit id="sc.close">
  <source>Close</source>
  <target>Fermer</target>
</trans-unit>
</body>
</file>
</xliff>
`;
    const found = await problems(source, translations);
    assert.deepEqual(found, ['sc.close: id is missing or does not start with nc.', 'sc.close: no description']);
    ask({ prefix: 'sc.' });
    try {
      assert.deepEqual(await problems(source, translations), []);
    } finally {
      ask(OWN);
    }
  });

  it('lets a catalogue name the ids whose text is the same in two languages', async () => {
    const translations = xliff({ ...FRENCH, 'nc.close': 'Close' });
    assert.deepEqual(await problems(SOURCE, translations), ['nc.close: same as English: “Close”']);
    ask({ ...OWN, alike: { fr: ['nc.close'] } });
    try {
      assert.deepEqual(await problems(SOURCE, translations), []);
    } finally {
      ask(OWN);
    }
  });

  it('finds an id that is called alike and is not, or that no message has', async () => {
    ask({ ...OWN, alike: { fr: ['nc.close', 'nc.gone'] } });
    try {
      assert.deepEqual(
        (await problems(SOURCE, xliff(FRENCH))).map((line) => line.replace(/^.*check\.json: /, '')),
        [
          'nc.gone: alike in fr, but no message',
          'nc.close: is no longer alike in two languages: remove it from check.json',
        ],
      );
    } finally {
      ask(OWN);
    }
  });

  it('finds one id with two texts', async () => {
    const source = `${SOURCE} msg('Shut', { id: 'nc.close', desc: 'x' });`;
    const lines = await problems(source, xliff(FRENCH));
    assert.match(lines[0], /ID nc\.close was defined in 2 places/);
  });

  it('fails as a command, with a line for each problem, and names file and message', () => {
    cpSync(join(folder, 'lit-localize.json'), join(folder, 'again.json'));
    writeFileSync(join(folder, 'source.ts'), SOURCE);
    writeFileSync(join(folder, 'xliff/fr.xlf'), xliff({ ...FRENCH, 'nc.close': 'Close' }));
    const run = () => spawnSync(process.execPath, ['locales/check.mjs', join(folder, 'again.json')], { cwd: root });
    const bad = run();
    assert.equal(bad.status, 1);
    assert.match(String(bad.stdout), /xliff\/fr\.xlf: nc\.close: same as English: “Close”\n$/);
    writeFileSync(join(folder, 'xliff/fr.xlf'), xliff(FRENCH));
    const good = run();
    assert.deepEqual([good.status, String(good.stdout)], [0, '']);
  });
});

describe('rules for translations', () => {
  const ok = (locale, source, target) => assert.deepEqual(targetProblems({ locale, source, target }), []);
  const bad = (locale, source, target, pattern, siblings) => {
    const problems = targetProblems({ locale, source, target, siblings });
    assert.ok(
      problems.some((problem) => pattern.test(problem)),
      `${target}: ${problems.join('; ') || 'no problem found'}`,
    );
  };

  it('accept right texts', () => {
    ok('fr', 'Close', 'Fermer');
    ok('fr', 'Sure? Yes!', 'Vraiment\u202f? Oui\u202f!');
    ok('fr', 'At 12:30, see https://example.org', 'À 12:30, voir https://example.org');
    ok('fr', 'Page failed to load; tap to retry', 'Échec du chargement\u202f; touchez pour réessayer');
    ok('es', 'Loading failed', 'No se pudo cargar. ¿Volver a intentarlo?');
    ok('zh-Hans', 'Loading…', '正在加载…');
    ok('zh-Hans', '{0} of {1} characters', '{0} / {1} 个字符');
    ok('zh-Hans', '{0} of {1}', '{0} / {1}');
    ok('zh-Hant', 'Loading failed, tap to retry', '載入失敗，點一下以重試');
    ok('zh-Hant', '{0} km', '{0} 公里');
  });

  it('accept a text that is alike on purpose, and no other', () => {
    const alike = (locale, source, target, siblings) =>
      targetProblems({ locale, source, target, siblings, alike: true });
    assert.deepEqual(alike('fr', 'OK', 'OK'), []);
    assert.deepEqual(alike('es', 'Muscat', 'Mascate', { fr: 'Mascate' }), []);
    assert.deepEqual(alike('fr', 'Save and close', 'Save and close'), [], 'traces of English are meant, too');
    assert.deepEqual(alike('zh-Hant', 'APIs', 'API', { fr: 'API' }), []);
    assert.match(String(alike('fr', 'Volume', 'Volume sonore')), /no longer alike/);
    assert.match(String(alike('fr', 'Sure?', 'Sure?')), /U\+202F/, 'typography holds for all');
    assert.match(String(alike('zh-Hans', 'Later', '稍后', { 'zh-Hant': '稍后' })), /no longer alike/);
  });

  it('find what is left in English', () => {
    bad('fr', 'Close', 'Close', /same as English/);
    bad('es', 'Try again', 'Try again now', /reads as en: “again”/);
    bad('zh-Hans', 'Close', 'Close', /same as English/);
    bad('zh-Hant', 'Close', 'Shut', /no Chinese/);
    bad('fr', 'Close', ' ', /empty/);
  });

  it('find the neighbour language', () => {
    bad('fr', 'Save image', 'Guardar imagen', /reads as es: “guardar”/);
    bad('fr', 'Save image', 'Imagen lista', /same as es/, { es: 'Imagen lista' });
    bad('fr', 'Password', 'Contraseña', /reads as es: “ñ”/);
    bad('es', 'Recognition failed', 'Échec de la reconnaissance', /reads as fr/);
    bad('es', 'Retry', 'Veuillez recommencer', /reads as fr/);
    bad('fr', 'Close', '关闭', /CJK/);
    bad('es', 'Close', '閉じる', /CJK/);
  });

  it('find the wrong Chinese script', () => {
    bad('zh-Hans', 'Show password', '顯示密碼', /wrong script: 顯碼$/);
    bad('zh-Hant', 'Show password', '显示密码', /wrong script: 显码$/);
    bad('zh-Hans', 'Later', '稍後', /wrong script: 後$/);
    bad('zh-Hant', 'Later', '稍后', /wrong script: 后$/);
  });

  it('find wrong typography', () => {
    for (const text of ['Vraiment?', 'Vraiment ?', 'Vraiment\u00a0?', 'Code:', 'Code : 1', 'Oui!', 'a; b', '« oui »']) {
      bad('fr', 'Really', text, /U\+202F/);
    }
    bad('es', 'Really?', 'Seguro?', /opening/);
    bad('es', 'Done!', 'Hecho!', /opening/);
    bad('zh-Hans', 'Failed, retry', '失败,重试', /half-width/);
    bad('fr', 'Loading…', 'Chargement...', /three dots/);
    bad('fr', 'Close', 'Fermer ', /space/);
    bad('fr', 'Close', 'Fermer &amp; partir', /entities/);
    assert.deepEqual(plainProblems('Loading...'), ['three dots instead of …']);
  });

  it('find tú among usted, and not where the same word tells what somebody does', () => {
    for (const text of ['Tu cuenta', 'Lo que te atrae', 'Escríbelo así: {0}', 'No puedes volver']) {
      bad('es', 'Text', text, /tú among usted/);
    }
    for (const text of ['Elige otra cosa.', 'No hay nada. Apunta la cámara', '¡Busca un lugar!']) {
      bad('es', 'Text', text, /tú among usted/);
    }
    ok('es', 'Text', 'Se elige con Enter; su cuenta lo busca así');
    ok('es', 'Text', 'Elija otra cosa');
  });

  it('find Spanish words of one side of the ocean', () => {
    bad('es', 'Settings', 'Ajustes', /“ajustes” is regional: configuración/);
    bad('es', 'Press', 'Pulse aquí', /regional/);
    ok('es', 'Video', 'Video corto');
  });

  it('find British words in English, which is American', () => {
    assert.deepEqual(sourceProblems('Grey harbours, 40 metres'), [
      '“Grey” is British',
      '“harbours” is British',
      '“metres” is British',
    ]);
    for (const text of ['Favourite', 'Organise your files', 'Travelled', 'Cancelled', 'Fifty kilometres'])
      assert.equal(sourceProblems(text).length, 1, text);
    for (const text of ['Gray harbors, 40 meters', 'Canceled', 'Cancellation', 'Realistic', 'Organism', 'Parameters'])
      assert.deepEqual(sourceProblems(text), [], text);
  });

  it('find a wrong space before % and after n°', () => {
    for (const locale of ['fr', 'es']) {
      bad(locale, '{0}% done', 'Fini {0} %', /before %/);
      bad(locale, '{0}% done', 'Fini {0}%', /before %/);
      ok(locale, '{0}% done', 'Fini {0}\u00a0%');
      ok(locale, '{0}% done', 'Fini {0}\u202f%');
    }
    bad('zh-Hans', '{0}% done', '完成 {0} %', /before %/);
    ok('zh-Hans', '{0}% done', '完成 {0}%');
    assert.deepEqual(sourceProblems('{0} % done'), ['space before %']);
    assert.deepEqual(sourceProblems('{0}\u00a0% done'), ['space before %']);
    assert.deepEqual(sourceProblems('{0}% done'), []);
    bad('fr', 'No. {0}', 'Demande n° {0}', /after n°/);
    bad('es', 'No. {0}', 'Solicitud n.º {0}', /after n°/);
    ok('fr', 'No. {0}', 'Demande n°\u00a0{0}');
    ok('es', 'No. {0}', 'Solicitud n.º\u00a0{0}');
  });

  it('find a half-width gap beside full-width punctuation', () => {
    bad('zh-Hans', 'One. Two', '第一句。 第二句', /half-width gap/);
    bad('zh-Hant', 'One, two', '第一句 ，第二句', /half-width gap/);
    ok('zh-Hans', 'One.\nTwo', '第一句。\n第二句');
    ok('zh-Hant', 'The API', '「API」的說明');
  });

  it('find colons that double, and one that only one of two texts ends with', () => {
    assert.deepEqual(plainProblems('Name:: {0}'), ['two colons in a row']);
    bad('zh-Hans', 'Name: {0}', '名称：: {0}', /two colons/);
    bad('fr', 'Name: {0}', 'Nom\u202f:\u202f: {0}', /two colons/);
    bad('es', 'Name', 'Nombre:', /ends with a colon/);
    bad('zh-Hant', 'Name:', '名稱', /ends with a colon/);
    ok('zh-Hant', 'Name:', '名稱：');
  });

  it('know the writing of each language', () => {
    ok('ar', 'Close', 'إغلاق');
    ok('he', 'Close', 'סגירה');
    ok('hi', 'Close', 'बंद करें');
    ok('ja', 'Close', '閉じる');
    ok('ko', 'Close', '닫기');
    ok('de', 'Zoom {0}', 'Auf {0} gezoomt');
    ok('pt', 'Cancel', 'Cancelar');
    for (const locale of ['ar', 'he', 'hi', 'ja', 'ko']) bad(locale, 'Close', 'Fermer', /another writing/);
    bad('ko', 'Close', '閉じる', /another writing/);
    bad('ja', 'Close it, please', '閉じる, どうぞ', /half-width punctuation/);
    bad('ar', 'Sure?', 'متأكد?', /Latin punctuation/);
    bad('de', '50%', 'Bei 50 %', /no-break space before %/);
    bad('pt', '50%', 'Em 50 %', /space before %/);
    bad('de', 'Close', 'Close the door', /reads as en/);
  });

  it('let languages of one family share words', () => {
    const same = (locale, other, text) =>
      assert.deepEqual(targetProblems({ locale, source: 'x', target: text, siblings: { [other]: text } }), []);
    same('pt', 'es', 'Cancelar');
    same('ja', 'zh-Hant', '中止');
    bad('de', 'x', 'Cancelar', /same as es/, { es: 'Cancelar' });
  });
});
