import type { operations } from '@fairlead/openapi';
import { dateOf, utcToday } from '@fairlead/rules';
import { and, asc, count, desc, eq, gte, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { pageOf } from '../db/page.ts';
import { agencies, uploadedDocs, verificationDocs } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import { nameContains, nameOrder } from '../db/text.ts';
import { selectUploads } from './uploads.ts';

export type UploadQuery = NonNullable<operations['listUploadedDocs']['parameters']['query']>;

const orders: Record<NonNullable<UploadQuery['sortBy']>, SQL> = {
  creationDate: sql`${uploadedDocs.createdAt}`,
  agencyName: nameOrder(agencies.name),
  docName: nameOrder(verificationDocs.name),
  expirationDate: sql`${uploadedDocs.expiresOn}`,
};

/** Uploads with the tables of all orders. */
const orderedFrom = sql`${uploadedDocs}
  inner join ${verificationDocs} on ${eq(verificationDocs.id, uploadedDocs.docId)}
  inner join ${agencies} on ${eq(agencies.id, uploadedDocs.agencyId)}`;

/** SQL version of `verificationStatus`. */
function hasStatus(status: NonNullable<UploadQuery['status']>, now: number): SQL | undefined {
  const today = dateOf(utcToday(now));
  if (status === 'REJECTED') return eq(uploadedDocs.status, status);
  if (status === 'EXPIRED') return and(ne(uploadedDocs.status, 'REJECTED'), lt(uploadedDocs.expiresOn, today));
  return and(eq(uploadedDocs.status, status), or(isNull(uploadedDocs.expiresOn), gte(uploadedDocs.expiresOn, today)));
}

const condition = ({ agencyName, docName, agencyId, status }: UploadQuery, now: number) =>
  and(
    isNull(uploadedDocs.replacedAt),
    agencyName === undefined ? undefined : nameContains(agencies.name, agencyName),
    docName === undefined ? undefined : nameContains(verificationDocs.name, docName),
    agencyId === undefined ? undefined : eq(uploadedDocs.agencyId, agencyId),
    status === undefined ? undefined : hasStatus(status, now),
  );

/** Current uploads, without replaced ones. `now` in Unix seconds. */
export function uploadList(tx: Transaction, query: UploadQuery, now: number) {
  const { sortBy = 'creationDate', ascOrDesc = 'desc' } = query;
  const direction = ascOrDesc === 'asc' ? asc : desc;
  return {
    id: uploadedDocs.id,
    ids: matches(tx, query, now),
    // Uploads without an expiration date come last.
    orderBy: [sql`${direction(orders[sortBy])} nulls last`, direction(uploadedDocs.id)],
    orderedFrom,
    rows: selectUploads(tx),
  };
}

export const listUploads = pageOf(uploadList);

const matches = (tx: Transaction, query: UploadQuery, now: number) =>
  tx
    .select({ id: uploadedDocs.id })
    .from(uploadedDocs)
    .innerJoin(verificationDocs, and(eq(verificationDocs.id, uploadedDocs.docId), isNull(verificationDocs.deletedAt)))
    .innerJoin(agencies, eq(agencies.id, uploadedDocs.agencyId))
    .where(condition(query, now));

/** Number of uploads that match a query. */
export async function countUploads(tx: Transaction, query: UploadQuery, now: number): Promise<number> {
  const [found] = await tx.select({ total: count() }).from(matches(tx, query, now).as('matches'));
  return found?.total ?? 0;
}
