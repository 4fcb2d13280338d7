import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { componentSchemas } from '../src/contract/document.ts';
import { onlyRow } from '../src/db/rows.ts';
import { users } from '../src/db/schema/index.ts';
import { demoAccounts } from '../src/demo/accounts.ts';
import { fileUses, readStoredFile, storeFile, type Uploader } from './support/fileUses.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { multipart, samples } from './support/multipart.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const kinds: unknown = componentSchemas['FileUploadType'];
const uploadTypes = Object.values((kinds as { enum: string[] }).enum);

const ofMembers = ['ATTACHMENT', 'QUOTE', 'OPPORTUNITY', 'CLAIM', 'EMAIL', 'OTHER', 'USER_IMAGE'];
const ofAgents = [...ofMembers, 'POLICY', 'BILL', 'CERTIFICATE', 'SIGNATURE'];
const ofAgencyAdmins = [...ofAgents, 'AGENCY', 'VERIFICATION_DOC'];
/** Kinds of upload that each demo account may use. */
const mayUpload: Readonly<Record<string, readonly string[]>> = {
  'admin@demo.test': ['USER_IMAGE', 'CARRIER'],
  'limited-admin@demo.test': ['USER_IMAGE'],
  'owner@demo.test': ofAgencyAdmins,
  'unsubscribed@demo.test': ofAgencyAdmins,
  'agent@demo.test': ofAgents,
  'assistant@demo.test': ofAgents,
  'customer@demo.test': ofMembers,
};
/** Accounts that may learn that another user's file is attached. */
const administers = ['admin@demo.test', 'limited-admin@demo.test', 'owner@demo.test'];

interface Attempt {
  as: string;
  storedType: string;
  requestedType: string;
  own: boolean;
  used: boolean;
}

/** Expected status, computed independently of the server's code. */
function expected({ as, storedType, requestedType, own, used }: Attempt): number {
  const allowed = mayUpload[as] ?? [];
  if (!allowed.includes(requestedType)) return 403;
  if (!own) return used && administers.includes(as) ? 409 : 404;
  if (used) return 409;
  if (!allowed.includes(storedType)) return 403;
  return requestedType === storedType ? 200 : 400;
}

/** Account whose files each caller tries to replace. For `unsubscribed` it is in another agency. */
const neighbours: Readonly<Record<string, string>> = {
  'admin@demo.test': 'limited-admin@demo.test',
  'limited-admin@demo.test': 'admin@demo.test',
  'owner@demo.test': 'customer@demo.test',
  'unsubscribed@demo.test': 'agent@demo.test',
  'agent@demo.test': 'owner@demo.test',
  'assistant@demo.test': 'agent@demo.test',
  'customer@demo.test': 'agent@demo.test',
};

const uploaderOf = async (email: string): Promise<Uploader> =>
  onlyRow(await server.db.select({ id: users.id, agencyId: users.agencyId }).from(users).where(eq(users.email, email)));

/** Possible uses by records of the uploader's agency or the platform. */
const usesFor = ({ agencyId }: Uploader, storedType: string, rich: string | null): [string, boolean][] => {
  const uses = Object.keys(fileUses[storedType] ?? {});
  const possible =
    agencyId === null
      ? ['CARRIER', 'USER_IMAGE']
      : agencyId === rich
        ? uploadTypes.filter((type) => type !== 'CARRIER')
        : ['USER_IMAGE', 'AGENCY', 'VERIFICATION_DOC'];
  return [
    ['unused', false],
    ...(possible.includes(storedType) ? uses.map((use): [string, boolean] => [use, true]) : []),
  ];
};

describe.each(demoAccounts.map(({ email }) => email))('%s', (as) => {
  it('replaces only unused uploads of their own, of the same kind', async () => {
    const { agencyId: rich } = await uploaderOf('owner@demo.test');
    const wrong: string[] = [];
    let attempts = 0;
    for (const own of [true, false]) {
      const uploader = await uploaderOf(own ? as : (neighbours[as] ?? ''));
      for (const storedType of uploadTypes) {
        for (const [use, used] of usesFor(uploader, storedType, rich)) {
          const { id, contentType } = await storeFile(server, uploader, storedType);
          if (used) await fileUses[storedType]?.[use]?.(server, id, uploader);
          const content = contentType === 'image/png' ? samples.gif : Buffer.from('%PDF-1.7 replaced');
          const part = multipart({ content, filename: 'new.pdf' });
          // the server rejects files of others before it checks their kind
          const requested = own ? uploadTypes : [storedType, 'USER_IMAGE'];
          for (const requestedType of requested) {
            const before = await readStoredFile(server, id);
            const url = `/api/file/update?file_id=${id}&fileUploadType=${requestedType}`;
            const { statusCode } = await server.call(as, { method: 'PUT', url, ...part });
            const after = await readStoredFile(server, id);
            const want = expected({ as, storedType, requestedType, own, used });
            const changed = after.row.sha256 !== before.row.sha256 && after.bytes !== before.bytes;
            const same = JSON.stringify(after) === JSON.stringify(before);
            attempts += 1;
            if (statusCode !== want || (want === 200 ? !changed : !same))
              wrong.push(
                `${own ? 'own' : 'foreign'} ${storedType} (${use}) as ${requestedType}: ${statusCode}, not ${want}`,
              );
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(attempts).toBeGreaterThan(200);
  }, 180_000);
});
