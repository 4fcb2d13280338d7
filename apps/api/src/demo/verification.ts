import { DAY, dateOf, dayOf } from '@fairlead/rules';
import { uuidv7 } from '../db/ids.ts';
import type { files, uploadedDocs, verificationDocs } from '../db/schema/index.ts';
import type { Storage } from '../ports/storage.ts';
import type { AgencySeed } from './agencies.ts';
import { storeDemoPdf } from './pdf.ts';
import type { PersonSeed } from './people.ts';

type NewDoc = typeof verificationDocs.$inferInsert;
type NewUpload = typeof uploadedDocs.$inferInsert;
type NewFile = typeof files.$inferInsert;

const definitions: readonly Omit<NewDoc, 'id' | 'createdAt'>[] = [
  { name: 'E&O insurance certificate', hasExpirationDate: true, required: true, active: true },
  { name: 'Agency license', hasExpirationDate: true, required: true, active: true },
  { name: 'W-9', hasExpirationDate: false, required: true, active: true },
  { name: 'Articles of incorporation', hasExpirationDate: false, required: true, active: true },
  { name: 'Surety bond', hasExpirationDate: true, required: false, active: true },
  { name: 'Carrier appointment letter', hasExpirationDate: false, required: false, active: false },
];

/** `expired` uploads were approved before they expired. */
type Standing = 'pending' | 'approved' | 'rejected' | 'expired' | 'missing';
/**
 * One pattern per agency, with a standing per definition. The first agency has each of the five; the others repeat the
 * patterns.
 */
const standings: readonly (readonly Standing[])[] = [
  ['approved', 'expired', 'pending', 'rejected', 'missing', 'missing'],
  ['pending', 'pending', 'missing', 'missing', 'missing', 'missing'],
  ['approved', 'approved', 'approved', 'approved', 'approved', 'missing'],
  ['approved', 'approved', 'approved', 'pending', 'missing', 'missing'],
  ['rejected', 'approved', 'approved', 'approved', 'missing', 'missing'],
  ['missing', 'missing', 'missing', 'missing', 'missing', 'missing'],
];
const reason = 'The second page cannot be read. Please scan it again at a higher resolution.';

/** Verification documents and uploads, with file contents in the storage. `now` in Unix seconds. */
export async function demoVerification(
  storage: Storage,
  agencies: readonly AgencySeed[],
  people: readonly PersonSeed[],
  reviewerId: string,
  now: number,
) {
  const docs = definitions.map((values, index) => {
    const created = (now - (300 - index * 9) * DAY) * 1000;
    return { ...values, id: uuidv7(created), createdAt: new Date(created) };
  });
  const stored: NewFile[] = [];
  const uploads: NewUpload[] = [];
  for (const [at, agency] of agencies.slice(0, 18).entries()) {
    const admin = people.find(({ agencyId, agencyAdmin }) => agencyId === agency.id && agencyAdmin);
    for (const [index, doc] of docs.entries()) {
      const standing = standings[at % standings.length]?.[index] ?? 'missing';
      if (standing === 'missing' || !admin) continue;
      const daysAgo = standing === 'pending' ? 1 + ((at * 5 + index * 3) % 9) : 20 + ((at * 11 + index * 7) % 60);
      const created = (now - daysAgo * DAY - ((at * 7 + index) % 8) * 3600) * 1000;
      const { street, city, state, zipCode } = agency.address;
      const file = await storeDemoPdf(storage, {
        agencyId: agency.id,
        uploadedBy: admin.id,
        uploadType: 'VERIFICATION_DOC',
        title: doc.name,
        lines: [agency.name, `${street}, ${city}, ${state} ${zipCode}`],
        created,
      });
      stored.push(file);
      const judged = standing === 'expired' ? 'approved' : standing;
      const lastDay = standing === 'expired' ? -(3 + at) : 60 + ((at * 37 + index * 53) % 400);
      uploads.push({
        id: uuidv7(created),
        agencyId: agency.id,
        docId: doc.id,
        fileId: file.id,
        uploadedBy: admin.id,
        note: index === 2 ? 'Signed on the last page.' : '',
        expiresOn: doc.hasExpirationDate ? dateOf(dayOf(now) + lastDay * DAY) : null,
        status: judged === 'approved' ? 'APPROVED' : judged === 'rejected' ? 'REJECTED' : 'PENDING',
        feedback: judged === 'rejected' ? reason : null,
        ...(judged !== 'pending' && { reviewedBy: reviewerId, reviewedAt: new Date(created + DAY * 1000), version: 2 }),
        createdAt: new Date(created),
      });
    }
  }
  return { docs, files: stored, uploads };
}
