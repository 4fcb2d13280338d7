import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from './support/harness.ts';

describe('the page about the API', () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startHarness({ apiDocs: true });
  });
  afterAll(() => server.close());

  it('runs only scripts with the nonce of the response', async () => {
    const { statusCode, body, headers } = await server.app.inject('/api/docs/');
    expect(statusCode).toBe(200);
    const nonce = /script-src 'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
    expect(nonce).toBeTruthy();
    const scripts = body.match(/<script[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([]);
    expect(headers['content-security-policy']).toContain("connect-src 'self'");
    const other = await server.app.inject('/api/docs/');
    expect(other.headers['content-security-policy']).not.toContain(nonce);
  });

  it('serves its script and the contract', async () => {
    const script = await server.app.inject('/api/docs/js/scalar.js');
    expect([script.statusCode, script.headers['content-type']]).toEqual([
      200,
      expect.stringContaining('application/javascript'),
    ]);
    const contract = await server.app.inject('/api/docs/openapi.json');
    expect(Object.keys(contract.json<{ paths: object }>().paths)).toContain('/api/coupons/all');
  });

  it('sends an address without a slash to the page', async () => {
    const { statusCode, headers } = await server.app.inject('/api/docs');
    expect([statusCode, headers.location]).toEqual([301, '/api/docs/']);
  });

  it('leaves the operations below its path to their guards', async () => {
    expect((await server.app.inject('/api/docs/all')).statusCode).toBe(401);
  });
});

describe('a server that does not describe the API', () => {
  it('answers 404', async () => {
    const server = await startHarness();
    expect((await server.app.inject('/api/docs/')).statusCode).toBe(404);
    await server.close();
  });
});
