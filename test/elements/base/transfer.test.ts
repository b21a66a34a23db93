import { expect, waitUntil } from '@open-wc/testing';
import { transfer, type TransferOptions } from '../../../elements/base/transfer.js';
import { OTHER_ORIGIN, randomFile, SERVER } from '../../device/transfer-fixture.js';
import { holdTimers } from '../../helpers/timers.js';

/** An upload of so many bytes, and what was told of it. */
function upload(path: string, size: number, options: Partial<TransferOptions> = {}) {
  const told: string[] = [];
  const controller = new AbortController();
  const body = new FormData();
  body.append('file', randomFile(size));
  const answer = transfer({
    method: 'POST',
    url: `${SERVER}${path}`,
    headers: new Headers(),
    body,
    withCredentials: false,
    signal: controller.signal,
    answered: ({ status }) => told.push(`answered ${status}`),
    sent: (loaded, total) => told.push(loaded === total ? 'all sent' : 'some sent'),
    received: (loaded, total) => told.push(loaded === total ? 'all received' : 'some received'),
    ...options,
  });
  return { answer, told, controller };
}

const download = (query: string, options: Partial<TransferOptions> = {}) =>
  transfer({
    method: 'GET',
    url: `${SERVER}file/a?${query}`,
    headers: new Headers(),
    withCredentials: false,
    signal: new AbortController().signal,
    ...options,
  });

/** Name and message of a failure. */
const failureOf = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'none',
    ({ name, message }: Error) => `${name}: ${message}`,
  );

describe('a transfer', () => {
  it('reports progress that only grows, though Firefox sometimes fires events with fewer bytes than before', async () => {
    const Native = XMLHttpRequest;
    const opened: XMLHttpRequest[] = [];
    globalThis.XMLHttpRequest = class extends Native {
      constructor() {
        super();
        opened.push(this);
      }
    };
    const told: number[] = [];
    const answer = download('size=10', { received: (loaded) => told.push(loaded) });
    globalThis.XMLHttpRequest = Native;
    [4, 7, 5, 8].forEach((loaded, at) => {
      const event = new ProgressEvent('progress', { lengthComputable: true, loaded, total: 10 });
      // Long enough after the one before.
      Object.defineProperty(event, 'timeStamp', { value: at * 1000 });
      opened[0]!.dispatchEvent(event);
    });
    expect(told).to.deep.equal([4, 7, 8]);
    await answer;
  });

  it('sends a form, tells how it goes in order, and gives the whole answer', async () => {
    const { answer, told } = upload('upload?status=201', 3_000_000, { headers: new Headers({ 'X-Token': 'pearl' }) });
    const { status, headers, body, url } = await answer;
    expect([status, headers['x-fixture'], url]).to.deep.equal([
      201,
      'upload',
      `${location.origin}${SERVER}upload?status=201`,
    ]);
    const received = JSON.parse(await body.text()) as { headers: Record<string, string>; files: { size: number }[] };
    expect([received.headers['x-token'], received.files[0]!.size]).to.deep.equal(['pearl', 3_000_000]);
    expect([...new Set(told)].filter((text) => text !== 'some sent')).to.deep.equal([
      'all sent',
      'answered 201',
      'all received',
    ]);
  });

  it('receives a file, with its address after redirects', async () => {
    const to = `${SERVER}file/b?size=70`;
    const answer = await download('', { url: `${SERVER}redirect?to=${encodeURIComponent(to)}` });
    expect([answer.body.size, answer.url]).to.deep.equal([70, `${location.origin}${to}`]);
  });

  it('gives an answer with any status', async () => {
    expect((await download('status=404')).status).to.equal(404);
    expect((await upload('upload?status=500', 10).answer).status).to.equal(500);
  });

  it('leaves out headers that scripts may not set', async () => {
    const { body } = await upload('upload', 1, { headers: new Headers({ Cookie: 'a=b', 'X-Own': '7' }) }).answer;
    const { headers } = JSON.parse(await body.text()) as { headers: Record<string, string> };
    expect([headers['x-own'], headers['cookie']?.includes('a=b') ?? false]).to.deep.equal(['7', false]);
  });

  it('reaches a server of another origin that answers no questions, unless what is sent is to be told', async () => {
    const url = `${OTHER_ORIGIN}${SERVER}file/a?size=5&cors=1`;
    expect((await download('', { url })).body.size).to.equal(5);
    const body = new FormData();
    expect((await upload('', 1, { url, body, sent: undefined as never }).answer).body.size).to.equal(5);
    expect(await failureOf(upload('', 1, { url, body }).answer)).to.match(/^NetworkError/);
  });

  describe('fails', () => {
    it('when no server answers, or the answer breaks off', async () => {
      expect(await failureOf(upload('refuse', 200_000).answer)).to.equal('NetworkError: no answer');
      for (const query of ['size=1000&cut=400', 'size=1000&reset=400', 'size=1000&gzip&cut=400']) {
        expect(await failureOf(download(query)), query).to.match(/^NetworkError/);
      }
    });

    it('when nothing moves for its timeout, and not before', async () => {
      const timers = holdTimers(12_345);
      try {
        const { answer, told } = upload('silent', 1000, { timeout: 12_345 });
        await waitUntil(() => told.includes('all sent'));
        timers.run();
        expect(await failureOf(answer)).to.equal('TimeoutError: no progress in 12345 ms');
      } finally {
        timers.restore();
      }
    });

    it('when it stops while it is received', async () => {
      const timers = holdTimers(12_345);
      try {
        let isMoving = false;
        const answer = download('size=100000&stall=50000', { timeout: 12_345, received: () => (isMoving = true) });
        await waitUntil(() => isMoving);
        timers.run();
        expect(await failureOf(answer)).to.equal('TimeoutError: no progress in 12345 ms');
      } finally {
        timers.restore();
      }
    });

    it('with the reason of its signal, at once, and the server hears no more', async () => {
      const { answer, told, controller } = upload('deaf', 12_000_000);
      await waitUntil(() => told.length);
      controller.abort(new Error('removed'));
      expect(await failureOf(answer)).to.equal('Error: removed');
      const before = told.length;
      await download('size=1');
      expect(told.length).to.equal(before);
    });

    it('with the reason of a signal that has aborted before, and sends nothing', async () => {
      const { send } = XMLHttpRequest.prototype;
      let requests = 0;
      XMLHttpRequest.prototype.send = function (body) {
        requests++;
        send.call(this, body);
      };
      try {
        const signal = AbortSignal.abort(new Error('early'));
        expect(await failureOf(upload('upload', 10, { signal }).answer)).to.equal('Error: early');
        expect(requests).to.equal(0);
      } finally {
        XMLHttpRequest.prototype.send = send;
      }
    });
  });

  it('has no time limit where the timeout is 0', async () => {
    const { setTimeout } = window;
    const delays: unknown[] = [];
    window.setTimeout = ((run: () => void, delay: number) => {
      delays.push(delay);
      return setTimeout(run, delay);
    }) as typeof setTimeout;
    try {
      await upload('upload', 10, { timeout: 0 }).answer;
      expect(delays).to.deep.equal([]);
    } finally {
      window.setTimeout = setTimeout;
    }
  });

  it('leaves no listener at a signal that lives on', async () => {
    const { signal } = new AbortController();
    let listeners = 0;
    const { addEventListener, removeEventListener } = signal;
    signal.addEventListener = (...args: unknown[]) => {
      listeners++;
      addEventListener.apply(signal, args as never);
    };
    signal.removeEventListener = (...args: unknown[]) => {
      listeners--;
      removeEventListener.apply(signal, args as never);
    };
    await download('size=5', { signal });
    expect(listeners).to.equal(0);
  });
});
