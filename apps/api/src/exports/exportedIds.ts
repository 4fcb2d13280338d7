import { MAX_EXPORTED_IDS } from '@fairlead/rules';
import { type SQL, sql } from 'drizzle-orm';
import { InvalidRequest } from '../contract/problem.ts';
import type { List } from '../db/page.ts';
import type { Transaction } from '../db/scope.ts';

/** Maximum number of rows of a file, `maximum` of the header `Export-Rows`. */
const MAX_ROWS = 300_000;
/** Bytes of an id. */
const ID_SIZE = 16;

/** Ids of a list in its order. */
export interface ListedIds extends Omit<List<unknown>, 'rows'> {
  /** The listed table with the tables that the order needs. Defaults to the listed table. */
  orderedFrom?: SQL;
}

/**
 * Ids of all rows of a list in its order, as bytes: 300,000 ids take 4.8 MB. The file keeps this order and this number of rows
 * even if rows change while it is sent.
 *
 * @throws InvalidRequest if the list has more rows than a file can have.
 */
export async function exportedIds(
  tx: Transaction,
  { id, ids, orderBy, orderedFrom }: ListedIds,
  only: string | undefined,
): Promise<Buffer> {
  const order = sql.join(orderBy, sql`, `);
  const listed =
    only === undefined
      ? sql`array(${ids} order by ${order} limit ${MAX_ROWS + 1})`
      : sql`array(select ${id} from ${orderedFrom ?? id.table} where ${id} = any(array(
          select listed.id from (${ids}) as listed where listed.id = any(${idArray(only)}))) order by ${order})`;
  const [found] = await tx
    .select({ ids: sql<Uint8Array | null>`string_agg(uuid_send(found.id), ''::bytea order by found.place)` })
    .from(sql`unnest(${listed}) with ordinality as found(id, place)`);
  const bytes = Buffer.from(found?.ids ?? []);
  if (bytes.length > MAX_ROWS * ID_SIZE)
    throw new InvalidRequest([{ field: 'filters', code: 'export.tooMany', params: { limit: MAX_ROWS } }]);
  return bytes;
}

function idArray(text: string) {
  const ids = text.split(',');
  if (ids.length > MAX_EXPORTED_IDS)
    throw new InvalidRequest([{ field: 'ids', code: 'export.tooManyIds', params: { limit: MAX_EXPORTED_IDS } }]);
  return sql`${`{${ids.join(',')}}`}::uuid[]`;
}

/** Number of ids in the bytes. */
export const countIds = (bytes: Buffer): number => bytes.length / ID_SIZE;

/** The ids of some rows as text, in the form that PostgreSQL reads. */
export function idsBetween(bytes: Buffer, start: number, end: number): string[] {
  const ids: string[] = [];
  for (let place = start; place < Math.min(end, countIds(bytes)); place++)
    ids.push(bytes.toString('hex', place * ID_SIZE, (place + 1) * ID_SIZE));
  return ids;
}
