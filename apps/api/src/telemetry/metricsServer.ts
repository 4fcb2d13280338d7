import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Readiness } from '../readiness.ts';
import type { Scrape } from './prometheus.ts';

interface MetricsServer {
  host: string;
  port: number;
  scrape: Scrape;
  readiness: Readiness;
}

/** Serves metrics and the details of the readiness on their own address, which must not be public. Returns its stop function. */
export async function serveMetrics({ host, port, scrape, readiness }: MetricsServer): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    answer(request, response, { scrape, readiness }).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  server.listen({ host, port });
  await once(server, 'listening');
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}

async function answer(
  { method, url }: IncomingMessage,
  response: ServerResponse,
  { scrape, readiness }: Pick<MetricsServer, 'scrape' | 'readiness'>,
): Promise<void> {
  const send = (status: number, type: string, body: string) =>
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  if (method !== 'GET') return void send(405, 'text/plain', '');
  if (url === '/metrics') return void send(200, 'text/plain; version=0.0.4; charset=utf-8', await scrape.read());
  if (url === '/healthz') return void send(200, 'application/json', '{"ok":true}');
  if (url !== '/readyz') return void send(404, 'text/plain', '');
  const { isReady, components } = await readiness();
  send(isReady ? 200 : 503, 'application/json', JSON.stringify({ ok: isReady, components }));
}
