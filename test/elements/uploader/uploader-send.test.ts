import { expect, fixture, waitUntil } from '@open-wc/testing';
import 'nacre/elements/uploader';
import type { NcUploader, UploadContext, UploaderItem, UploaderItemEvent } from 'nacre/elements/uploader';
import { drawn, settled } from '../../helpers/dom.js';
import { holdTimers } from '../../helpers/timers.js';
import { hashOf, randomFile, SERVER } from '../../device/transfer-fixture.js';
import { add, note, part, parts, said, shownStatus, statuses, until } from './uploader-fixture.js';

async function mount(properties: Partial<NcUploader> = {}) {
  const form = await fixture<HTMLFormElement>(
    '<form><nc-uploader name="f" label="Files" multiple></nc-uploader></form>',
  );
  const uploader = Object.assign(form.querySelector('nc-uploader')!, properties);
  const log: string[] = [];
  for (const type of ['success', 'fail'])
    uploader.addEventListener(type, (event) => log.push(`${type} ${(event as UploaderItemEvent).item.name}`));
  await settled(uploader);
  return { form, uploader, log, submitted: () => new FormData(form).getAll('f') };
}

/** Uploads that end when the test says so, by the name of the file. */
function held() {
  const running = new Map<string, UploadContext & { done(answer: unknown): void; fail(error: unknown): void }>();
  const upload = (file: File, context: UploadContext) =>
    new Promise<unknown>((done, fail) => {
      running.set(file.name, { ...context, done, fail });
    }).finally(() => running.delete(file.name));
  return { upload, running };
}

const retry = (uploader: NcUploader, index = 0) => parts(uploader, 'preview')[index]!.click();
let serial = 0;
/** A server that goes wrong so many times, in this way. */
const attempts = (query: string) => `${SERVER}attempts/uploader-${Math.random()}-${++serial}?${query}`;

describe('<nc-uploader> that uploads', () => {
  describe('to a URL', () => {
    it('sends each file as a form does, and submits the answers in the order of the items', async () => {
      const { uploader, log, submitted } = await mount({
        action: `${SERVER}upload`,
        fieldName: 'photo',
        headers: { 'x-token': 'pearl' },
      });
      const [a, b] = [randomFile(300_000, 'perle nº 1.png', 'image/png'), randomFile(20, 'b.txt', 'text/plain')];
      await add(uploader, a, b);
      await until(uploader, 'done', 'done');
      const answers = submitted().map((answer) => JSON.parse(answer as string) as Record<string, unknown>);
      expect(answers.map(({ files }) => files)).to.deep.equal([
        [{ name: 'photo', fileName: 'perle nº 1.png', type: 'image/png', size: 300_000, hash: await hashOf(a) }],
        [{ name: 'photo', fileName: 'b.txt', type: 'text/plain', size: 20, hash: await hashOf(b) }],
      ]);
      expect((answers[0]!['headers'] as Record<string, string>)['x-token']).to.equal('pearl');
      expect(log.toSorted()).to.deep.equal(['success b.txt', 'success perle nº 1.png']);
      uploader.value = uploader.value.toReversed();
      expect(JSON.parse(submitted()[0] as string)).to.deep.include(answers[1]);
    });

    it('leaves the content type to the browser, and headers that are not there out', async () => {
      const headers = { 'Content-Type': 'multipart/form-data', 'x-none': undefined, 'x-null': null } as never;
      const { uploader, submitted } = await mount({ action: `${SERVER}upload`, headers });
      await add(uploader, note('a.txt'));
      await until(uploader, 'done');
      const { headers: sent } = JSON.parse(submitted()[0] as string) as { headers: Record<string, string> };
      expect(sent['content-type']).to.match(/^multipart\/form-data; boundary=/);
      expect(sent).not.to.have.any.keys('x-none', 'x-null');
    });

    it('reports progress, and parses JSON', async () => {
      const { uploader } = await mount({ action: '/__http__/echo' });
      const percents: (number | undefined)[] = [];
      uploader.addEventListener('progress', (event) =>
        percents.push((event as unknown as UploaderItemEvent).item.percent),
      );
      await add(uploader, randomFile(3_000_000));
      await until(uploader, 'done');
      expect((uploader.value[0]!.answer as { method: string }).method).to.equal('POST');
      expect(percents.length).to.be.greaterThan(0);
      expect(percents).to.deep.equal(percents.toSorted((a, b) => a! - b!));
      expect(percents.at(-1)).to.equal(99);
      expect(uploader.value[0]!.percent).to.equal(100);
    });

    for (const [kind, query] of Object.entries({
      'answers with an error': 'fail=2',
      'breaks the connection off': 'fail=2&status=cut',
    })) {
      it(`retries when the server ${kind} and comes back`, async () => {
        const { uploader, log, submitted } = await mount({ action: attempts(query) });
        await add(uploader, note('a.txt'));
        await until(uploader, 'failed');
        expect(shownStatus(uploader)).to.deep.equal(['Failed Retry']);
        expect(submitted()).to.deep.equal([]);
        retry(uploader);
        await until(uploader, 'waiting');
        await until(uploader, 'failed');
        retry(uploader);
        await until(uploader, 'done');
        expect((JSON.parse(submitted()[0] as string) as { count: number }).count).to.equal(3);
        expect(log).to.deep.equal(['fail a.txt', 'fail a.txt', 'success a.txt']);
      });
    }

    it('fails when the connection is reset', async () => {
      const { uploader } = await mount({ action: `${SERVER}refuse` });
      await add(uploader, randomFile(200_000));
      await until(uploader, 'failed');
      expect(uploader.validity.badInput).to.equal(true);
    });

    it('fails when nothing happens for its timeout, and can be retried', async () => {
      const timers = holdTimers(12_345);
      try {
        const { uploader } = await mount({ action: `${SERVER}silent`, timeout: 12_345 });
        await add(uploader, note('a.txt'));
        await until(uploader, 'uploading');
        timers.run();
        await until(uploader, 'failed');
        uploader.action = `${SERVER}upload`;
        retry(uploader);
        await until(uploader, 'done');
      } finally {
        timers.restore();
      }
    });

    it('aborts an upload whose item is removed', async () => {
      const { uploader, log } = await mount({ action: `${SERVER}silent` });
      const { abort } = XMLHttpRequest.prototype;
      let aborted = 0;
      XMLHttpRequest.prototype.abort = function () {
        aborted++;
        abort.call(this);
      };
      try {
        await add(uploader, note('a.txt'));
        await until(uploader, 'uploading');
        part(uploader, 'delete').click();
        expect([aborted, statuses(uploader), uploader.validity.valid]).to.deep.equal([1, [], true]);
        await drawn();
        expect(log).to.deep.equal([]);
      } finally {
        XMLHttpRequest.prototype.abort = abort;
      }
    });

    it('sends nothing to what is no address', async () => {
      const { warn } = console;
      const warnings: string[] = [];
      console.warn = (text: string) => warnings.push(text);
      try {
        const { uploader } = await mount({ action: 'javascript:alert(1)' });
        await add(uploader, note('a.txt'));
        await until(uploader, 'failed');
        expect(warnings).to.deep.equal([
          '<nc-uploader> action: expected the address of a server, got "javascript:alert(1)"',
        ]);
      } finally {
        console.warn = warn;
      }
    });
  });

  describe('by a function', () => {
    it('three at a time, and says how it goes', async () => {
      const { upload, running } = held();
      const { uploader, submitted } = await mount({ upload });
      await add(uploader, ...['a', 'b', 'c', 'd', 'e'].map((name) => note(name)));
      expect([...running.keys()]).to.deep.equal(['a', 'b', 'c']);
      expect(said(uploader)).to.equal('Uploading…');
      running.get('b')!.progress(30, 60);
      running.get('c')!.progress(7);
      await settled(uploader);
      expect(shownStatus(uploader)).to.deep.equal(['0%', '50%', '7%', 'Waiting', 'Waiting']);
      running.get('b')!.done('B');
      await until(uploader, 'uploading', 'done', 'uploading', 'uploading', 'waiting');
      expect([...running.keys()]).to.deep.equal(['a', 'c', 'd']);
      expect(submitted()).to.deep.equal(['B']);
      for (const name of ['a', 'c', 'd']) running.get(name)!.done({ id: name });
      await waitUntil(() => running.has('e'));
      running.get('e')!.fail(new Error('no'));
      await until(uploader, 'done', 'done', 'done', 'done', 'failed');
      await settled(uploader);
      expect(submitted()).to.deep.equal(['{"id":"a"}', 'B', '{"id":"c"}', '{"id":"d"}']);
      expect(said(uploader)).to.equal('Uploaded: 4. Failed: 1.');
    });

    it('is invalid while files are on their way or have failed, unless that is allowed', async () => {
      const { upload, running } = held();
      const { form, uploader } = await mount({ upload, required: true });
      const message = () => uploader.validationMessage;
      await add(uploader, note('a.txt'));
      expect([message(), form.checkValidity()]).to.deep.equal(['Please wait until all files are uploaded.', false]);
      running.get('a.txt')!.fail('no');
      await until(uploader, 'failed');
      expect(message()).to.equal('Some files were not uploaded. Please retry or remove them.');
      uploader.allowPending = true;
      expect(message()).to.equal('');
      uploader.maxCount = 0;
      expect(message()).to.equal('Please remove some files: only 0 files are allowed.');
      uploader.maxCount = 1;
      uploader.allowPending = false;
      retry(uploader);
      await waitUntil(() => running.has('a.txt'));
      running.get('a.txt')!.done(undefined);
      await until(uploader, 'done');
      expect(message()).to.equal('');
    });

    it('goes on when the uploader moves on the page; is aborted when it leaves, and begins again', async () => {
      const { upload, running } = held();
      const { form, uploader } = await mount({ upload });
      await add(uploader, note('a.txt'));
      const { signal } = running.get('a.txt')!;
      const other = document.createElement('div');
      form.append(other);
      other.append(uploader);
      await settled(uploader);
      expect(signal.aborted).to.equal(false);
      uploader.remove();
      await Promise.resolve();
      expect([signal.aborted, statuses(uploader)]).to.deep.equal([true, ['waiting']]);
      form.append(uploader);
      await settled(uploader);
      expect(running.get('a.txt')!.signal.aborted).to.equal(false);
      form.reset();
      expect([running.get('a.txt')!.signal.aborted, uploader.value]).to.deep.equal([true, []]);
    });

    it('sends what code adds, and leaves alone what has a status', async () => {
      const { upload, running } = held();
      const { uploader, submitted } = await mount({ upload });
      uploader.value = [{ file: note('a') }, { file: note('b'), status: 'done', answer: 7 }, { url: '/c' }];
      await settled(uploader);
      expect([...running.keys()]).to.deep.equal(['a']);
      expect(submitted()).to.deep.equal(['7', '/c']);
    });
  });

  it('keeps what it does when the page sets the items that it got, and takes a state that the page made', async () => {
    const { upload, running } = held();
    const { uploader } = await mount({ upload });
    await add(uploader, note('a'), note('b'));
    const [a, b] = uploader.value;
    running.get('a')!.progress(40);
    uploader.value = [b!, a!];
    expect(uploader.value.map(({ name, percent }) => [name, percent])).to.deep.equal([
      ['b', 0],
      ['a', 40],
    ]);
    expect([...running.values()].some(({ signal }) => signal.aborted)).to.equal(false);
    const given: UploaderItem[] = uploader.value.map((item) => ({ ...item, message: 'Soon' }));
    uploader.value = given;
    await settled(uploader);
    expect(shownStatus(uploader)).to.deep.equal(['Soon', 'Soon']);
    uploader.value = [];
    expect([...running.values()].every(({ signal }) => signal.aborted)).to.equal(true);
  });

  it('leaves uploads to a page that gives no way to send them', async () => {
    const { uploader, submitted } = await mount();
    const asked: number[] = [];
    uploader.addEventListener('retry', (event) => asked.push((event as UploaderItemEvent).index));
    const file = note('a.txt');
    await add(uploader, file);
    expect([uploader.validity.valid, submitted()]).to.deep.equal([true, [file]]);
    uploader.value = [{ file, status: 'failed', message: 'No room' }];
    await settled(uploader);
    expect(shownStatus(uploader)).to.deep.equal(['No room']);
    retry(uploader);
    expect([asked, statuses(uploader)]).to.deep.equal([[0], ['failed']]);
  });
});
