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
  return {
    ...toSummary(row, links),
    otherInformation,
    previousTerm: previousTerm && toTermLink(previousTerm),
    nextTerm: nextTerm && toTermLink(nextTerm),
    renewalQuote: nextTerm ? null : await renewalQuoteOf(tx, id),
    nonRenewal: reason && { reason, note },
    coverages: (await policyCoveragesOf(tx, id)).map(toPolicyCoverage),
    documents: (await docsOfPolicy(tx, id)).map((doc) => toDoc(doc, links)),
    transactions: (await transactionsOf(tx, id)).map(toTransaction),
  };
}
