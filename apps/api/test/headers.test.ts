import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../src/contract/document.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { multipart } from './support/multipart.ts';

const config = {
  productName: 'Fairlead',
  logoUrl: null,
  supportCenterUrl: null,
  footerLinks: { legal: null, terms: null, privacy: null },
  copyrightHolder: 'Fairlead',
  stripePublishableKey: null,
};

let server: Harness;
let folder: string;
let image: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairlead-headers-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><script id="config"></script>');
  await writeFile(join(folder, 'assets', 'main-1.js'), 'export {};');
  server = await startHarness({ portal: { folder, config }, mailbox: true });
  const upload = await server.call('agent@demo.test', {
    method: 'POST',
    url: '/api/file/upload?fileType=DOCUMENT&fileUploadType=OTHER',
    ...multipart({ content: 'text' }),
  });
  image = upload.json().payload.fileUrl;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const answers: [string, () => { url: string; headers?: Record<string, string> }, number][] = [
  ['an API answer', () => ({ url: '/api/states/all' }), 200],
  ['a refusal of the API', () => ({ url: '/api/auth/me' }), 401],
  ['an unknown API address', () => ({ url: '/api/nothing' }), 404],
  ['an unreadable address', () => ({ url: '/api/%zz' }), 400],
  ['a stored file', () => ({ url: image }), 200],
  ['the page of the portal', () => ({ url: '/contact', headers: { accept: 'text/html' } }), 200],
  ['an asset', () => ({ url: '/assets/main-1.js' }), 200],
  ['the configuration', () => ({ url: '/config.json' }), 200],
  ['the mailbox', () => ({ url: '/dev/mailbox' }), 200],
  ['a health check', () => ({ url: '/healthz' }), 200],
];

describe('security headers', () => {
  it.each(answers)('are on %s', async (_, request, status) => {
    const { headers, statusCode } = await server.app.inject(request());
    expect(statusCode).toBe(status);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000; includeSubDomains/);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    // default-src also covers plugins when object-src is missing
    expect(policy).toMatch(/object-src 'none'|default-src 'none'/);
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-/);
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('API responses', () => {
  it.each([...contract.values()].map(({ id, method, path }) => [id, method, path] as const))(
    'of %s are not cached',
    async (_, method, path) => {
      const { headers } = await server.app.inject({ method, url: path.replaceAll(/\{\w+\}/g, 'x') });
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
    },
  );
});

describe('answers of the API to a signed-in caller', () => {
  const accounts = ['admin@demo.test', 'owner@demo.test', 'customer@demo.test'];
  const reads = [...contract.values()].filter(({ method, secured }) => method === 'GET' && secured);
  /** Reads that need no id. */
  const lists = reads.filter(
    ({ path, parameters }) =>
      !path.includes('{') && !parameters.some((parameter) => parameter.in === 'query' && parameter.required),
  );
  /** Reads of one record of a list. */
  const records = reads.flatMap(({ id, path }) => {
    const list = path.replace('/id/{id}', '/all');
    return list !== path && lists.some((each) => each.path === list) ? [[id, path, list] as const] : [];
  });
  /** Records that the rows of the list give no id for: plans are listed by agency, and the demo has no service requests. */
  const withoutIds = ['getPlan', 'getServiceRequest'];

  /** The answer to the first account that may read this address. */
  async function read(url: string) {
    for (const account of accounts) {
      const answer = await server.call(account, { url });
      if (answer.statusCode === 200) return answer;
    }
    throw new Error(`no account can read ${url}`);
  }
  const rowOf = async (list: string): Promise<{ id: string }> => (await read(list)).json().payload.content[0];

  it.each(lists.map(({ id, path }) => [id, path] as const))('of %s are not stored by any cache', async (_, path) => {
    expect((await read(path)).headers['cache-control']).toMatch(/\bno-store$/);
  });
  it.each(records.filter(([id]) => !withoutIds.includes(id)))(
    'of %s are not stored by any cache',
    async (_, path, list) => {
      const { id } = await rowOf(list);
      expect((await read(path.replace('{id}', id))).headers['cache-control']).toBe('no-store');
    },
  );
  it('of reads that need parameters are not stored by any cache', async () => {
    const { id } = await rowOf('/api/policy/all');
    expect((await read(`/api/certificates/all?policyId=${id}`)).headers['cache-control']).toBe('no-store');
    const timeline = `/api/activity/timeline?recordType=POLICY&recordId=${id}`;
    expect((await read(timeline)).headers['cache-control']).toBe('no-store');
    expect((await read('/api/search?q=a')).headers['cache-control']).toBe('no-store');
    const agent = await rowOf('/api/agency/agents?email=agent@demo.test');
    expect((await read(`/api/user/account/id/${agent.id}`)).headers['cache-control']).toBe('no-store');
  });

  it('are read from every area', () => {
    /** Path segment after `/api`. */
    const areaOf = (path: string) => path.split('/')[2];
    const byParameter = ['activity', 'bulk', 'certificates', 'list-views', 'search', 'user'];
    const areas = new Set(reads.map(({ path }) => areaOf(path)));
    expect(new Set([...lists.map(({ path }) => areaOf(path)), ...byParameter])).toEqual(areas);
  });
});
