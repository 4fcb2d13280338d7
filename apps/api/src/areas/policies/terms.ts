import type { components } from '@fairlead/openapi';
import { dateOf, endsAfter, isDay, secondsOf, toCents } from '@fairlead/rules';
import type { FieldMessage } from '../../contract/types.ts';
import type { policies } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { insuranceError, isActiveCarrier } from '../../records/references.ts';
import { cleanHtml } from '../../sanitize.ts';

/** Fields that can be set when a policy is created or changed. */
export type Terms = Omit<
  components['schemas']['PolicyUpdate'],
  'policyId' | 'version' | 'contactId' | 'quoteId' | 'docId' | 'coverageIds'
>;
export type Columns = Partial<typeof policies.$inferInsert>;

const dayOrNull = (day: number | null) => (day === null ? null : dateOf(day));

/** Columns to store. Omitted fields are left out. */
export function columnsOf(terms: Terms): Columns {
  const { policyNumber, policyStatus, insuranceTypeId, carrierId, effectiveDate, expiredDate, premium } = terms;
  const { policyTerm, policyType, paymentType, paymentTerm, paymentStatus, otherInformation } = terms;
  return {
    ...(policyNumber !== undefined && { policyNumber: policyNumber.trim() }),
    ...(policyStatus !== undefined && { status: policyStatus }),
    ...(insuranceTypeId !== undefined && { insuranceTypeId }),
    ...(carrierId !== undefined && { carrierId }),
    ...(effectiveDate !== undefined && { effectiveOn: dayOrNull(effectiveDate) }),
    ...(expiredDate !== undefined && { expiresOn: dayOrNull(expiredDate) }),
    ...(premium !== undefined && { premiumCents: premium === null ? null : toCents(premium) }),
    ...(policyTerm !== undefined && { policyTerm: policyTerm.trim() }),
    ...(policyType !== undefined && { policyType }),
    ...(paymentType !== undefined && { paymentType }),
    ...(paymentTerm !== undefined && { paymentTerm }),
    ...(paymentStatus !== undefined && { paymentStatus }),
    ...(otherInformation !== undefined && { otherInformation: cleanHtml(otherInformation) }),
  };
}

/** Errors of invalid dates. Check them before `columnsOf`, which needs valid dates. */
export function dayErrors({ effectiveDate, expiredDate }: Terms): FieldMessage[] {
  const given = Object.entries({ effectiveDate, expiredDate });
  return given.flatMap(([field, day]) =>
    typeof day === 'number' && !isDay(day) ? [{ field, code: 'field.day' as const }] : [],
  );
}

/** Errors of a new or changed policy. Values equal to `before` are not checked. */
export async function termErrors(tx: Transaction, values: Columns, before: Columns = {}): Promise<FieldMessage[]> {
  const errors: (FieldMessage | undefined)[] = [];
  const { insuranceTypeId, carrierId, effectiveOn, expiresOn } = values;
  if (insuranceTypeId !== undefined && insuranceTypeId !== before.insuranceTypeId)
    errors.push(await insuranceError(tx, 'insuranceTypeId', [insuranceTypeId]));
  if (carrierId && carrierId !== before.carrierId && !(await isActiveCarrier(tx, carrierId)))
    errors.push({ field: 'carrierId', code: 'quote.carrierUnknown' });
  if (effectiveOn && expiresOn && !endsAfter(secondsOf(effectiveOn), secondsOf(expiresOn)))
    errors.push({ field: 'expiredDate', code: 'policy.expiryNotAfter' });
  return errors.filter((error) => error !== undefined);
}
