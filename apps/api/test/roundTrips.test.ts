import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseKind } from './support/database.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { sentDuring, waitedFor } from './support/sentStatements.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

/** The most statements that a read waits for, its session included. */
const limits = [
  { url: '/api/auth/me', most: 2 },
  { url: '/api/policy/all?pageNo=0&pageSize=20', most: 4 },
  { url: '/api/contact/all?pageNo=0&pageSize=20', most: 4 },
];

// PGlite runs in the process of the server and has no round trips.
it.runIf(databaseKind() === 'postgres').each(limits)('$url waits for at most $most answers', async ({ url, most }) => {
  const read = () => server.call('owner@demo.test', { url });
  await read();
  const sent = await sentDuring(async () => expect((await read()).statusCode).toBe(200));
  expect(sent.filter(({ text }) => text.startsWith('begin')).map(({ text }) => text)).toEqual([
    'begin read only',
    'begin read only',
  ]);
  expect(waitedFor(sent).length, JSON.stringify(waitedFor(sent), null, 2)).toBeLessThanOrEqual(most);
});

it.runIf(databaseKind() === 'postgres')('keeps the plans of a page, of the session and of the scope', async () => {
  const sent = await sentDuring(() =>
    server.call('owner@demo.test', { url: '/api/policy/all?pageNo=1&sortBy=effectiveDate' }),
  );
  const kept = sent.filter(({ name }) => name !== undefined).map(({ name = '' }) => name.split(' ')[0]);
  expect(kept).toEqual(['fairlead_auth', 'fairlead_auth', 'fairlead_agency_admin', 'fairlead_agency_admin']);
});
