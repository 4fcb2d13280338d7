import { randomBytes } from 'node:crypto';
import document from '@fairlead/openapi/openapi.json' with { type: 'json' };
import type { FastifyInstance } from 'fastify';

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

/** Serves the contract as a page with descriptions, examples and a console at `/api/docs`. */
export async function registerApiReference(app: FastifyInstance): Promise<void> {
  // The viewer contains its scripts and takes a while to load. Most servers do not need it.
  const { default: viewer } = await import('@scalar/fastify-api-reference');
  await app.register(async (scope) => {
    scope.addHook('onSend', (_request, reply, payload, done) => {
      if (typeof payload !== 'string' || !String(reply.getHeader('content-type')).startsWith('text/html')) {
        done(null, payload);
        return;
      }
      const nonce = randomBytes(16).toString('base64');
      reply.header('content-security-policy', policy(nonce));
      done(null, payload.replaceAll('<script', `<script nonce="${nonce}"`));
    });
    await scope.register(viewer, {
      routePrefix: '/api/docs',
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
  });
}
