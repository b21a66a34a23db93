import { createServer } from 'node:http';
import { basename } from 'node:path';
import { build } from 'vite';
import { root } from '../tools/paths.mjs';

/**
 * Bundles each subject as an app would be, and serves a page of its name for it, with `css` and an empty `#host`.
 * @param {Record<string, string>} entries name -> file
 * @param {string} css
 * @param {Record<string, { type: string, body: Buffer }> | undefined} files by folder or path: what all URLs below it get
 */
export async function serve(entries, css, files = {}) {
  /** The page of each subject: its first script and its style. */
  const pages = new Map();
  /** All scripts: file name -> code. */
  const scripts = new Map();
  for (const [name, input] of Object.entries(entries)) {
    const { output } = await build({
      root,
      mode: 'test',
      configFile: `${root}/vite.config.ts`,
      logLevel: 'error',
      build: { write: false, modulePreload: false, cssCodeSplit: false, rolldownOptions: { input } },
    });
    for (const { type, fileName, code } of output) if (type === 'chunk') scripts.set(basename(fileName), code);
    const entry = basename(output.find(({ isEntry }) => isEntry).fileName);
    const style = output.find(({ fileName }) => fileName.endsWith('.css'))?.source ?? '';
    pages.set(name, { entry, style });
  }
  const server = createServer((request, response) => {
    const name = request.url.slice(1);
    const file = files[name] ?? files[name.split('/')[0]];
    if (file)
      return response.writeHead(200, { 'content-type': file.type, 'cache-control': 'max-age=600' }).end(file.body);
    const page = pages.get(name);
    const script = scripts.get(name);
    if (!page && script === undefined) return response.writeHead(404).end();
    response.setHeader('content-type', page ? 'text/html; charset=utf-8' : 'text/javascript');
    response.end(
      page
        ? `<!doctype html><meta name="viewport" content="width=device-width"><style>${css}${page.style}</style><div id="host"></div><script type="module" src="/${page.entry}"></script>`
        : script,
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
