import type { components, operations } from '@fairlead/openapi';
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type Page, readPage } from '../db/page.ts';
import { agencyInsuranceTypes, insuranceTypes } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import { nameContains, nameOrder } from '../db/text.ts';

type Query = NonNullable<operations['listSubscribedProducts']['parameters']['query']>;
type Option = components['schemas']['InsuranceTypeOption'];

/** An insurance type that an agency sells. Row security limits products to the agency. */
export interface ProductRow extends Option {
  active: boolean;
}

const columns = {
  id: insuranceTypes.id,
  name: insuranceTypes.name,
  tag: insuranceTypes.tag,
  active: insuranceTypes.active,
};

const orders: Record<NonNullable<Query['sortBy']>, SQL> = {
  insuranceType: nameOrder(insuranceTypes.name),
  active: sql`${insuranceTypes.active}`,
};

/** A page of the agency's products, by name by default. */
export function listProducts(tx: Transaction, query: Query): Promise<Page<ProductRow>> {
  const { insuranceType, active, sortBy = 'insuranceType', ascOrDesc = 'asc' } = query;
  const direction = ascOrDesc === 'asc' ? asc : desc;
  const sold = eq(agencyInsuranceTypes.insuranceTypeId, insuranceTypes.id);
  const condition = and(
    isNull(insuranceTypes.deletedAt),
    insuranceType === undefined ? undefined : nameContains(insuranceTypes.name, insuranceType),
    active === undefined ? undefined : eq(insuranceTypes.active, active),
  );
  return readPage(tx, query, {
    id: insuranceTypes.id,
    ids: tx
      .select({ id: insuranceTypes.id })
      .from(agencyInsuranceTypes)
      .innerJoin(insuranceTypes, sold)
      .where(condition),
    orderBy: [direction(orders[sortBy]), asc(orders.insuranceType), asc(insuranceTypes.id)],
    rows: tx.select(columns).from(insuranceTypes),
  });
}

/** Matching insurance types that a customer of the agency can request. */
export async function listOffered(tx: Transaction, which: SQL): Promise<Option[]> {
  return tx
    .select({ id: insuranceTypes.id, name: insuranceTypes.name, tag: insuranceTypes.tag })
    .from(agencyInsuranceTypes)
    .innerJoin(insuranceTypes, eq(agencyInsuranceTypes.insuranceTypeId, insuranceTypes.id))
    .where(and(which, insuranceTypes.active, isNull(insuranceTypes.deletedAt)));
}

/** The product with this tag in any letter case, if the agency offers it. */
export async function findOfferedByTag(tx: Transaction, tag: string | undefined): Promise<Option | null> {
  if (tag === undefined) return null;
  const [found] = await listOffered(tx, sql`lower(${insuranceTypes.tag}) = ${tag.toLowerCase()}`);
  return found ?? null;
}
