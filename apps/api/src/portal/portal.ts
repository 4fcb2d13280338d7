import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PortalConfig } from '../config.ts';
import { sendNotFound } from '../contract/errors.ts';
import type { Clock } from '../ports/clock.ts';
import { portalPolicy } from './csp.ts';
import { renderPage } from './page.ts';
import { makePages } from './pages.ts';

/** Browsers accept HTML explicitly. Other clients accept anything; for them, a path without a file extension is a page. */
const wantsPage = (path: string, accept = '*/*'): boolean =>
  accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+$/.test(path));

/** Headers that browsers ignore on scripts, styles and fonts. Without them, each of these files is 300 bytes smaller. */
const pageHeaders = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-request-id',
  'x-xss-protection',
];

interface PortalOptions {
  /** Folder of the build. */
  folder: string;
  config: PortalConfig;
  clock: Clock;
  /** Origin that downloads are redirected to. */
  filesOrigin: string | undefined;
}

/** Serves the files of the built portal, and its page at every other path that a browser requests. */
export async function registerPortal(
  app: FastifyInstance,
  { folder, config, clock, filesOrigin }: PortalOptions,
): Promise<void> {
  const addPage = makePages(folder, config, clock);
  await app.register(fastifyStatic, { root: folder, serve: false, index: false, preCompressed: true });

  app.get('/config.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(config));

  // These names contain a hash of their content. They never change, and a missing one belongs to another build.
  app.get('/assets/*', (request, reply) => {
    const path = pathOf(request.url);
    if (path.endsWith('/')) return sendNotFound(request, reply);
    for (const name of pageHeaders) reply.removeHeader(name);
    return reply.sendFile(path, {
      maxAge: '1y',
      immutable: true,
      lastModified: false,
      etag: false,
      acceptRanges: false,
    });
  });

  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request.url);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || /^\/(api|assets)(\/|$)/.test(path)) return sendNotFound(request, reply);
    if (await isOwnFile(path)) return reply.sendFile(path, { maxAge: 0 });
    return wantsPage(path, request.headers.accept) ? sendPage(request, reply) : sendNotFound(request, reply);
  });

  /** Files of the build with stable names, such as /boot.js and /favicon.svg. */
  const isOwnFile = async (path: string): Promise<boolean> => {
    if (!/^\/[\w-]+(\.[\w-]+)+$/.test(path) || path === '/index.html') return false;
    const found = await stat(join(folder, path)).catch(() => undefined);
    return found?.isFile() ?? false;
  };

  async function sendPage({ url, headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const nonce = randomBytes(16).toString('base64');
    const template = await readFile(join(folder, 'index.html'), 'utf8');
    const page = await addPage(template, url, headers['accept-language']);
    return reply
      .headers({
        'content-security-policy': portalPolicy(nonce, {
          withStripe: config.stripePublishableKey !== null,
          filesOrigin,
        }),
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(renderPage(page, config, nonce));
  }
}

const pathOf = (url: string): string => url.replace(/[?#].*$/, '');
