// Tus servers for tests of resumable uploads, one for each page that asks: /__tus__/start?id=… starts one as a process, or
// starts it again on the same files; /__tus__/kill?id=… kills it. Between them and the page is a part that can hold the
// bytes back, or answer in the server's place. As koa middleware.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { request as forward } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PREFIX = '/__tus__/';
const PROGRAM = fileURLToPath(new URL('tus-server.mjs', import.meta.url));

/** By the id that the page chose. */
const servers = new Map();

async function start(id) {
  const server = servers.get(id) ?? {
    id,
    folder: await mkdtemp(join(tmpdir(), 'nacre-tus-')),
    requests: [],
    holdAfter: Infinity,
    dieAfter: Infinity,
    held: [],
    passed: 0,
    answers: [],
  };
  servers.set(id, server);
  const child = spawn(process.execPath, [PROGRAM, server.folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  server.child = child;
  server.ended = new Promise((resolve) => child.once('exit', resolve)).then(() => {
    server.port = undefined;
  });
  server.port = Number(await new Promise((resolve) => child.stdout.once('data', resolve)));
}

async function kill(id) {
  const { child, ended } = servers.get(id);
  child.kill('SIGKILL');
  await ended;
}

/** What the page asks for, beside uploads. */
const controls = {
  start,
  kill,
  /** die?bytes=1000: kills it in the middle of a request, when so many bytes have passed. */
  die(id, query) {
    Object.assign(servers.get(id), { dieAfter: Number(query.get('bytes')), passed: 0 });
  },
  async end(id) {
    await kill(id);
    const { folder, held } = servers.get(id);
    for (const release of held) release();
    await rm(folder, { recursive: true });
    servers.delete(id);
  },
  /** hold?bytes=1000: lets so many bytes pass and keeps the others back, until hold without bytes. */
  hold(id, query) {
    const server = servers.get(id);
    server.holdAfter = Number(query.get('bytes') ?? Infinity);
    server.passed = 0;
    for (const release of server.held.splice(0)) release();
  },
  /**
   * answer?status=500&method=HEAD: the next request of that method gets this status; status=0: never gets an answer;
   * after=1: the one after the next.
   */
  answer(id, query) {
    const [status, after] = ['status', 'after'].map((name) => Number(query.get(name)));
    servers.get(id).answers.push({ method: query.get('method'), status, after });
  },
  /** elsewhere?origin=http://127.0.0.1:8000: from now on the server says that it keeps new files there. */
  elsewhere: (id, query) => void Object.assign(servers.get(id), { elsewhere: query.get('origin') }),
  /** Forgets the requests until now. */
  clear: (id) => void servers.get(id).requests.splice(0),
  /** The requests, and what is on the server. */
  async state(id) {
    const server = servers.get(id);
    const names = (await readdir(server.folder)).filter((name) => name.endsWith('.json'));
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(server.folder, name);
        // The server may be about to create or delete them.
        const [bytes, text] = await Promise.all([
          readFile(path.slice(0, -'.json'.length)),
          readFile(path, 'utf8'),
        ]).catch(() => []);
        if (!text) return [];
        const { metadata } = JSON.parse(text);
        return [{ size: bytes.length, hash: createHash('sha256').update(bytes).digest('hex'), metadata }];
      }),
    );
    return {
      files: files.flat(),
      requests: server.requests,
      isRunning: server.port !== undefined,
      isHolding: server.held.length > 0,
    };
  },
};

/** files/… with the id of the server in the query: to the server, and back. */
function pass({ req, res }, server) {
  // The test is over.
  if (!server) return void req.socket.destroy();
  const { method, headers } = req;
  const note = { method, host: headers.host, headers, bytes: 0 };
  server.requests.push(note);
  const wish = server.answers.findIndex((answer) => answer.method === method);
  if (wish !== -1 && server.answers[wish].after-- <= 0) {
    const [{ status }] = server.answers.splice(wish, 1);
    if (status)
      req
        .resume()
        .on('end', () => res.writeHead(status, { 'access-control-allow-origin': '*' }).end('as the test asked'));
    return;
  }
  // As a port on which nobody listens.
  if (server.port === undefined) return void req.socket.destroy();
  const path = req.url.split('?')[0];
  const onward = forward({ port: server.port, host: '127.0.0.1', path, method, headers }, (answer) => {
    const { location } = answer.headers;
    // Cookies do not say there which server it is.
    if (location && server.elsewhere) answer.headers.location = `${server.elsewhere}${location}?id=${server.id}`;
    res.writeHead(answer.statusCode, answer.headers);
    answer.pipe(res);
  });
  onward.on('error', () => req.socket.destroy());
  res.on('close', () => onward.destroy());
  req.on('data', async (part) => {
    req.pause();
    const room = Math.max(server.holdAfter - server.passed, 0);
    const now = part.subarray(0, room);
    server.passed += now.length;
    note.bytes += now.length;
    if (now.length) onward.write(now);
    if (server.passed >= server.dieAfter) {
      server.dieAfter = Infinity;
      await kill(server.id);
    }
    if (now.length < part.length) {
      await new Promise((resolve) => server.held.push(resolve));
      server.passed += part.length - now.length;
      note.bytes += part.length - now.length;
      onward.write(part.subarray(now.length));
    }
    req.resume();
  });
  req.on('end', () => onward.end());
}

export async function tusFixtures(ctx, next) {
  if (!ctx.path.startsWith(PREFIX)) return next();
  const name = ctx.path.slice(PREFIX.length);
  const query = new URLSearchParams(ctx.search);
  if (!(name in controls)) {
    // `relativeLocation` makes the server answer with a path: the page's cookie says which server it is.
    const id = query.get('id') ?? ctx.cookies.get('tus');
    ctx.respond = false;
    // A page that leaves in the middle is no error.
    ctx.onerror = () => undefined;
    ctx.res.statusCode = 200;
    return pass(ctx, servers.get(id));
  }
  ctx.body = (await controls[name](query.get('id'), query)) ?? {};
}
