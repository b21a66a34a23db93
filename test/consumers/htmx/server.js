// A server that answers with HTML, as htmx expects it, and serves the files of the packages.
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const TYPES = { '.css': 'text/css', '.js': 'text/javascript', '.wasm': 'application/wasm' };
const FOLDERS = { '/nacre/': 'node_modules/nacre/dist', '/htmx/': 'node_modules/htmx.org/dist' };

const INDEX = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Orders</title>
    <link rel="stylesheet" href="/nacre/tokens.css" />
    <script src="/htmx/htmx.js"></script>
    <script type="module" src="/nacre/cdn/autoload.js"></script>
  </head>
  <body>
    <nc-button hx-get="/form" hx-target="#place">New order</nc-button>
    <div id="place"></div>
  </body>
</html>`;

const FORM = `<form hx-post="/orders" hx-target="#result">
  <nc-input name="customer" label="Customer" required></nc-input>
  <nc-textarea name="note" label="Note"></nc-textarea>
  <nc-checkbox-group name="extras"><nc-checkbox value="milk">Milk</nc-checkbox><nc-checkbox value="sugar">Sugar</nc-checkbox></nc-checkbox-group>
  <nc-switch name="express" value="yes" hx-post="/price" hx-trigger="change" hx-target="#price">Express</nc-switch>
  <nc-input name="search" label="Search" hx-get="/search" hx-trigger="input changed delay:150ms" hx-target="#found"></nc-input>
  <nc-slider name="size" label="Size" min="1" max="5" value="2" hx-post="/price" hx-trigger="change" hx-target="#price"></nc-slider>
  <nc-button form-type="submit" name="action" value="save">Save</nc-button>
  <p id="price"></p><p id="found"></p><p id="result"></p>
</form>`;

const textOf = (entries) => [...entries].map(([name, value]) => `${name}=${value}`).join('; ');

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const type = request.headers['content-type'] ?? '';
  return new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData();
}

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const html = (text) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(text);
  if (pathname === '/') return html(INDEX);
  if (pathname === '/form') return html(FORM);
  if (pathname === '/search') return html(`Found: ${textOf(searchParams)}`);
  if (pathname === '/price') return html(`Price for ${textOf(await bodyOf(request))}`);
  if (pathname === '/orders') return html(`Order: ${textOf(await bodyOf(request))}`);
  const [prefix, folder] = Object.entries(FOLDERS).find(([each]) => pathname.startsWith(each)) ?? [];
  const file = prefix && join(folder, pathname.slice(prefix.length));
  if (!file || !existsSync(file)) return response.writeHead(404).end();
  response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
  return createReadStream(file).pipe(response);
}).listen(4282, '127.0.0.1');
