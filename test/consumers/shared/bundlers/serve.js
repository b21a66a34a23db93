// Serves site/.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = { '.css': 'text/css', '.html': 'text/html', '.js': 'text/javascript' };

createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  const path = join('site', normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname));
  if (!existsSync(path) || !statSync(path).isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' });
  createReadStream(path).pipe(response);
}).listen(Number(process.argv[2]));
