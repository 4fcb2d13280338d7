import type { components } from '@fairlead/openapi';
import type { Transaction } from '../../db/scope.ts';
import type { FileLinks } from '../../ports/fileLinks.ts';
import { policyCoveragesOf, toPolicyCoverage } from '../../records/coverages.ts';
import { docsOfPolicy, toDoc } from '../../records/docs.ts';
import { type PolicyRow, toSummary, toTermLink } from '../../records/policies.ts';
import { renewalQuoteOf } from '../../records/renewals.ts';
import { toTransaction, transactionsOf } from './transactions.ts';

/** Loads a policy with its related records. */
export async function detailOf(
  tx: Transaction,
  row: PolicyRow,
  links: FileLinks,
): Promise<components['schemas']['Policy']> {
  const { previousTerm, nextTerm, nonRenewalReason: reason } = row;
  const { id, otherInformation, nonRenewalNote: note } = row.policy;
  const [renewalQuote, coverages, documents, transactions] = await Promise.all([
    nextTerm ? null : renewalQuoteOf(tx, id),
    policyCoveragesOf(tx, id),
    docsOfPolicy(tx, id),
    transactionsOf(tx, id),
  ]);
  return {
    ...toSummary(row, links),
    otherInformation,
    previousTerm: previousTerm && toTermLink(previousTerm),
    nextTerm: nextTerm && toTermLink(nextTerm),
    renewalQuote,
    nonRenewal: reason && { reason, note },
    coverages: coverages.map(toPolicyCoverage),
    documents: documents.map((doc) => toDoc(doc, links)),
    transactions: transactions.map(toTransaction),
  };
}
