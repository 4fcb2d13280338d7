import type { components } from '@fairlead/openapi';
import type { FieldMessage } from '../../contract/types.ts';
import type { Transaction } from '../../db/scope.ts';
import type { PolicyRow } from '../../records/policies.ts';
import { type Columns, columnsOf, dayErrors, termErrors } from './terms.ts';

type Update = components['schemas']['PolicyUpdate'];

/** Whether a change only cancels the policy, which is all that customers may do. */
export function isCancellation({ policyId: _, version: __, policyStatus, ...rest }: Update): boolean {
  return policyStatus === 'CANCELLED' && Object.keys(rest).length === 0;
}

/** The columns that an agent changes, or the errors. */
export async function changeOf(
  tx: Transaction,
  { policy }: PolicyRow,
  { policyId: _, version: __, contactId, quoteId, docId: ___, coverageIds: ____, ...terms }: Update,
): Promise<{ errors: FieldMessage[] } | { values: Columns }> {
  const errors = dayErrors(terms);
  if (contactId !== undefined && contactId !== policy.contactId)
    errors.push({ field: 'contactId', code: 'policy.locked' });
  if (quoteId !== undefined && quoteId !== policy.quoteId) errors.push({ field: 'quoteId', code: 'policy.locked' });
  if (errors.length > 0) return { errors };
  const values = columnsOf(terms);
  const after = { ...policy, ...values };
  const datesChanged = terms.effectiveDate !== undefined || terms.expiredDate !== undefined;
  if (datesChanged && after.effectiveOn === null)
    errors.push({ field: 'effectiveDate', code: 'policy.effectiveRequired' });
  errors.push(...(await termErrors(tx, after, policy)));
  return errors.length > 0 ? { errors } : { values };
}
