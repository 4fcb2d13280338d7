import type { components } from '@fairlead/openapi';
import { DAY, dateOf, dayOf, isDay, isLossDay, isVehicleClaim, toCents } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import type { FieldMessage } from '../../contract/types.ts';
import { uuidv7 } from '../../db/ids.ts';
import { claimPeople, type claims } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { addsText } from '../../records/erasedContacts.ts';
import { peopleOf } from './detail.ts';

type Schemas = components['schemas'];
type Terms = Partial<Omit<Schemas['ClaimCreate'], 'policyId' | 'fileIds'>> &
  Omit<Schemas['ClaimUpdate'], 'claimId' | 'version'>;
type Columns = Partial<typeof claims.$inferInsert>;

/** Errors of the loss date. Accepts today in the time zone furthest ahead of UTC. `now` in Unix seconds. */
export function lossErrors({ lossDate }: Pick<Terms, 'lossDate'>, now: number): FieldMessage[] {
  if (lossDate === undefined) return [];
  if (!isDay(lossDate)) return [{ field: 'lossDate', code: 'field.day' }];
  const latestToday = dayOf(now + (14 / 24) * DAY);
  return isLossDay(lossDate, latestToday) ? [] : [{ field: 'lossDate', code: 'claim.lossInFuture' }];
}

type Report = Pick<typeof claims.$inferSelect, 'claimType' | 'reportedBy' | 'reporterName' | 'drivable'>;

/** Columns about the report after a change. Only someone else has a name, and only vehicles can be drivable. */
export function reportOf(terms: Terms, before: Report): Report {
  const { claimType = before.claimType, reportedBy = before.reportedBy, drivable = before.drivable } = terms;
  const reporterName = reportedBy === 'OTHER' ? (terms.reporterName ?? before.reporterName).trim() : '';
  return { claimType, reportedBy, reporterName, drivable: isVehicleClaim(claimType) ? drivable : null };
}

/** Error of a report by someone else without a name. */
export const reporterErrors = ({ reportedBy, reporterName }: Report): FieldMessage[] =>
  reportedBy === 'OTHER' && reporterName === '' ? [{ field: 'reporterName', code: 'claim.reporterNameRequired' }] : [];

/** Columns to store, without the report. Omitted fields are left out. */
export function columnsOf(terms: Terms): Columns {
  const { claimType, lossDate, lossTime, location, description, estimatedAmount, injuries } = terms;
  const { policeReportNumber, carrierClaimNumber, adjusterName, adjusterPhone, assignedAgentId } = terms;
  return {
    ...(claimType !== undefined && { claimType }),
    ...(lossDate !== undefined && { lossOn: dateOf(lossDate) }),
    ...(lossTime !== undefined && { lossTime }),
    ...(location !== undefined && { location: location.trim() }),
    ...(description !== undefined && { description: description.trim() }),
    ...(estimatedAmount !== undefined && {
      estimatedCents: estimatedAmount === null ? null : toCents(estimatedAmount),
    }),
    ...(injuries !== undefined && { injuries: injuries.trim() }),
    ...(policeReportNumber !== undefined && { policeReportNumber: policeReportNumber.trim() }),
    ...(carrierClaimNumber !== undefined && { carrierClaimNumber: carrierClaimNumber.trim() }),
    ...(adjusterName !== undefined && { adjusterName: adjusterName.trim() }),
    ...(adjusterPhone !== undefined && { adjusterPhone }),
    ...(assignedAgentId !== undefined && { assignedAgentId }),
  };
}

const personalTexts = [
  'description',
  'location',
  'injuries',
  'policeReportNumber',
  'adjusterName',
  'adjusterPhone',
  'reporterName',
] as const satisfies readonly (keyof Terms & keyof typeof claims.$inferSelect)[];

/** Whether a change adds people, or a text that an erasure empties. */
export const addsPersonalData = (
  { people = [], ...terms }: Pick<Schemas['ClaimUpdate'], 'people' | (typeof personalTexts)[number]>,
  before: typeof claims.$inferSelect,
): boolean => people.length > 0 || personalTexts.some((column) => addsText(terms[column], before[column]));

/** Replaces the people of a claim. `at` in Unix milliseconds. */
export async function replacePeople(
  tx: Transaction,
  { agencyId, claimId }: { agencyId: string; claimId: string },
  people: readonly Schemas['ClaimPersonInput'][],
  at: number,
): Promise<void> {
  for (const { id } of await peopleOf(tx, claimId))
    await tx
      .update(claimPeople)
      .set({ deletedAt: new Date(at) })
      .where(eq(claimPeople.id, id));
  if (people.length === 0) return;
  const rows = people.map(({ name, phone = '', role }, index) => ({
    // ids one millisecond apart preserve the order
    id: uuidv7(at + index),
    agencyId,
    claimId,
    name: name.trim(),
    phone,
    role,
    createdAt: new Date(at),
  }));
  await tx.insert(claimPeople).values(rows);
}
