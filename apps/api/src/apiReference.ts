import { randomBytes } from 'node:crypto';
import document from '@fairlead/openapi/openapi.json' with { type: 'json' };
import Fastify, { type FastifyInstance } from 'fastify';

/** The viewer adds style elements at run time. Scripts need the nonce of the response. */
const policy = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const prefix = '/api/docs';
/** Addresses of the viewer. Other addresses below the prefix belong to the documents of the agencies. */
const paths = ['', '/', '/openapi.json', '/openapi.yaml', '/js/scalar.js'].map((path) => prefix + path);

/**
 * Serves the contract as a page with descriptions, examples and a console at `/api/docs`. The viewer contains its scripts, which
 * take 20 MB of memory, so it is loaded with the first request.
 */
export function registerApiReference(app: FastifyInstance): void {
  let loading: Promise<FastifyInstance> | undefined;
  for (const path of paths) {
    app.get(path, async ({ url, headers: { host } }, reply) => {
      loading ??= loadViewer();
      const viewer = await loading;
      const { statusCode, headers, rawPayload } = await viewer.inject({ url, headers: host ? { host } : {} });
      const { 'content-type': type, location } = headers;
      void reply.code(statusCode);
      if (type) void reply.header('content-type', type);
      if (location) return reply.header('location', location).send();
      if (!String(type).startsWith('text/html')) return reply.send(rawPayload);
      const nonce = randomBytes(16).toString('base64');
      void reply.header('content-security-policy', policy(nonce));
      return reply.send(rawPayload.toString().replaceAll('<script', `<script nonce="${nonce}"`));
    });
  }
}

/** The plugin of the viewer adds its routes before a server starts, so it gets an application of its own, without a port. */
async function loadViewer(): Promise<FastifyInstance> {
  const { default: viewer } = await import('@scalar/fastify-api-reference');
  const app = Fastify();
  await app.register(viewer, {
    routePrefix: prefix,
    configuration: {
      content: document,
      pageTitle: 'Fairlead API',
      // Nothing is loaded from or sent to other servers.
      withDefaultFonts: false,
      telemetry: false,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
      hideClientButton: true,
    },
  });
  return app;
}
