import type { components } from '@fairlead/openapi';
import { eq } from 'drizzle-orm';
import { onlyRow } from '../../db/rows.ts';
import { addresses, agencies } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { coveragesOf, discountsOf, toCoverage, toDiscount } from '../../records/coverages.ts';
import { docsOfQuote, toDoc } from '../../records/docs.ts';
import { type QuoteContext, type QuoteRow, toAddressFields, toQuote } from '../../records/quotes.ts';

type QuoteDetail = components['schemas']['QuoteDetail'];

/** Loads a quote with its related records. */
export async function detailOf(tx: Transaction, row: QuoteRow, context: QuoteContext): Promise<QuoteDetail> {
  const { id, agencyId } = row.quote;
  return {
    quote: toQuote(row, context),
    coverageList: (await coveragesOf(tx, id)).map(toCoverage),
    discountList: (await discountsOf(tx, id)).map(toDiscount),
    agency: await agencyOf(tx, agencyId),
    docList: (await docsOfQuote(tx, id)).map((doc) => toDoc(doc, context.links)),
  };
}

async function agencyOf(tx: Transaction, id: string): Promise<QuoteDetail['agency']> {
  const found = await tx
    .select({ agency: agencies, address: addresses })
    .from(agencies)
    .leftJoin(addresses, eq(addresses.id, agencies.addressId))
    .where(eq(agencies.id, id));
  const { agency, address } = onlyRow(found);
  return {
    id,
    agencyName: agency.name,
    email: agency.email,
    phoneNumber: agency.phone,
    address: address && toAddressFields(address),
  };
}
