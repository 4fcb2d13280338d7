import type { components, operations } from '@fairlead/openapi';
import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type Page, readPage } from '../../db/page.ts';
import { agencyInsuranceTypes, insuranceTypes } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { nameContains, nameOrder } from '../../db/text.ts';

type Query = NonNullable<operations['listSubscribedProducts']['parameters']['query']>;
type Option = components['schemas']['InsuranceTypeOption'];

/** What an agency sells, as a row; whose, the transaction knows. */
export interface ProductRow extends Option {
  active: boolean;
}

const columns = {
  id: insuranceTypes.id,
  name: insuranceTypes.name,
  tag: insuranceTypes.tag,
  active: insuranceTypes.active,
};

/** What each order of the contract sorts by. */
const orders: Record<NonNullable<Query['sortBy']>, SQL> = {
  insuranceType: nameOrder(insuranceTypes.name),
  active: sql`${insuranceTypes.active}`,
};

/** A page of what the agency sells, by name unless asked otherwise. */
export function listProducts(tx: Transaction, query: Query): Promise<Page<ProductRow>> {
  const { insuranceType, active, sortBy = 'insuranceType', ascOrDesc = 'asc' } = query;
  const direction = ascOrDesc === 'asc' ? asc : desc;
  const sold = eq(agencyInsuranceTypes.insuranceTypeId, insuranceTypes.id);
  const wanted = and(
    isNull(insuranceTypes.deletedAt),
    insuranceType === undefined ? undefined : nameContains(insuranceTypes.name, insuranceType),
    active === undefined ? undefined : eq(insuranceTypes.active, active),
  );
  return readPage(
    query,
    ({ limit, offset }) =>
      tx
        .select(columns)
        .from(agencyInsuranceTypes)
        .innerJoin(insuranceTypes, sold)
        .where(wanted)
        .orderBy(direction(orders[sortBy]), asc(orders.insuranceType), asc(insuranceTypes.id))
        .limit(limit)
        .offset(offset),
    () => tx.select({ total: count() }).from(agencyInsuranceTypes).innerJoin(insuranceTypes, sold).where(wanted),
  );
}

/** Of these insurance types those that a customer of the agency can ask for. */
export async function offeredOf(tx: Transaction, which: SQL): Promise<Option[]> {
  return tx
    .select({ id: insuranceTypes.id, name: insuranceTypes.name, tag: insuranceTypes.tag })
    .from(agencyInsuranceTypes)
    .innerJoin(insuranceTypes, eq(agencyInsuranceTypes.insuranceTypeId, insuranceTypes.id))
    .where(and(which, insuranceTypes.active, isNull(insuranceTypes.deletedAt)));
}

/** What the public address of a product names, when the agency offers it; tags are told in any letter case. */
export async function offeredByTag(tx: Transaction, tag: string | undefined): Promise<Option | null> {
  if (tag === undefined) return null;
  const [found] = await offeredOf(tx, sql`lower(${insuranceTypes.tag}) = ${tag.toLowerCase()}`);
  return found ?? null;
}
