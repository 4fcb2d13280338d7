import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '../src/db/schema/index.ts';
import { noPlaces, openPlaces, type Places } from '../src/ports/places.ts';
import { type Harness, signInRequest, startHarness } from './support/harness.ts';
import { writePlaces } from './support/placesFile.ts';
import { agent, owner } from './support/quotes.ts';

let folder: string;
let places: Places;
let server: Harness;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairlead-places-'));
  const path = join(folder, 'places.mmdb');
  await writePlaces(path, {
    '127.0.0.1': {
      city: { names: { en: 'Portland' } },
      subdivisions: [{ iso_code: 'ME' }],
      country: { iso_code: 'US' },
    },
    '203.0.113.7': {
      city: { names: { en: 'Munich', de: 'München' } },
      subdivisions: [{ iso_code: 'BY' }],
      country: { iso_code: 'DE' },
    },
    '203.0.113.8': { country: { iso_code: 'NL' } },
    '203.0.113.9': { continent: { code: 'EU' } },
  });
  places = await openPlaces(path);
  server = await startHarness({ places });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe('the place of an address', () => {
  it.each([
    ['127.0.0.1', 'en', 'Portland, ME'],
    ['203.0.113.7', 'de', 'München, Deutschland'],
    ['203.0.113.7', 'nl', 'Munich, Duitsland'],
    ['203.0.113.8', 'fr', 'Pays-Bas'],
    ['203.0.113.9', 'en', null],
    ['198.51.100.1', 'en', null],
    ['::1', 'en', null],
    ['no address', 'en', null],
    [null, 'en', null],
  ] as const)('%s in the language %s is %s', (address, language, place) => {
    expect(places.find(address, language)).toBe(place);
    expect(noPlaces.find(address, language)).toBeNull();
  });

  it('needs a file in the format', async () => {
    await expect(openPlaces(join(folder, 'missing.mmdb'))).rejects.toThrow();
    await writeFile(join(folder, 'other.mmdb'), 'text');
    await expect(openPlaces(join(folder, 'other.mmdb'))).rejects.toThrow();
  });
});

it('is in the sessions, the audit log and the mail about a new device', async () => {
  const security = await server.call(agent, { url: '/api/auth/security' });
  expect(security.json().payload.sessions[0]).toMatchObject({ networkAddress: '127.0.0.1', place: 'Portland, ME' });
  const audit = await server.call(owner, { url: '/api/audit/all?filters=action.is.SIGNED_IN' });
  expect(audit.json().payload.content[0]).toMatchObject({ networkAddress: '127.0.0.1', place: 'Portland, ME' });
  // the device of the first sign-in is known, another one is new
  expect((await server.app.inject(signInRequest(agent))).statusCode).toBe(200);
  const alerts = (await server.db.select().from(mails).where(eq(mails.to, agent))).filter(
    ({ kind }) => kind === 'newDevice',
  );
  expect(alerts.at(-1)?.text).toContain('Portland, ME');
});
