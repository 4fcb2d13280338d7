import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { builds } from './build.ts';
import { people } from './people.ts';

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

const pageOf = (name: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Bench</title>
    ${existsSync(join(builds, name, 'style.css')) ? `<link rel="stylesheet" href="/${name}/style.css" />` : ''}
    <script type="module" src="/${name}/script.js"></script>
  </head>
  <body style="font-family: sans-serif">
    <div id="root"></div>
  </body>
</html>`;

interface Answer {
  type: string;
  body: Buffer;
}

function answerOf(pathname: string): Answer | undefined {
  const compress = (type: string, content: string | Buffer) => ({ type, body: brotliCompressSync(content) });
  if (pathname === '/api/people') return compress('application/json', JSON.stringify(people));
  const file = join(builds, pathname);
  const type = types[extname(pathname)];
  if (type) return existsSync(file) ? compress(type, readFileSync(file)) : undefined;
  return compress('text/html', pageOf(pathname.slice(1)));
}

/** Serves the built pages over HTTP/1.1, compressed, with their data at `/api/people`. A page has the address of its name. */
export async function servePages(): Promise<{ origin: string; stop(): void }> {
  const answers = new Map<string, Answer | undefined>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!answers.has(pathname)) answers.set(pathname, answerOf(pathname));
    const answer = answers.get(pathname);
    const isData = pathname.startsWith('/api/');
    if (answer)
      response
        .writeHead(200, {
          'content-type': answer.type,
          'content-encoding': 'br',
          'cache-control': isData ? 'no-store' : 'max-age=3600',
        })
        .end(answer.body);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
