import type { components } from '@fairlead/openapi';
import { enumLabels, fromCents, isBlankHtml, type Language, secondsOf } from '@fairlead/rules';
import { labelOf } from '../messages/index.ts';

type Value = components['schemas']['ChangedValue'];
type ChangedType = components['schemas']['TimelineChange']['changedType'];
type Field = readonly [column: string, format: Format, field?: string];
/** Format of a stored value. `label:` is the name of an enum, `name:` the table whose row has the name. */
type Format = 'text' | 'html' | 'cents' | 'day' | `label:${string}` | `name:${NamedTable}`;
export type NamedTable = 'users' | 'carriers' | 'insuranceTypes';

const text = (...columns: string[]): Field[] => columns.map((column) => [column, 'text']);
const agent: Field = ['assignedAgentId', 'name:users'];
const insurance: Field = ['insuranceTypeId', 'name:insuranceTypes'];
const premium: Field = ['premiumCents', 'cents', 'premium'];

/** Kinds of records in the audit log whose changes a timeline shows, with the fields that agents may read. */
export const auditedFields = {
  contact: {
    type: 'CONTACT',
    fields: [
      ...text('firstName', 'lastName', 'email', 'phone', 'homePhone'),
      ['dateOfBirth', 'day'],
      ['contactType', 'label:contactType'],
      ...text('companyName', 'website', 'businessDescription', 'fein', 'nsaicCode', 'year', 'noOfEmployees'),
      ['entityLegalType', 'label:entityLegalType'],
      ['payrollCents', 'cents', 'payroll'],
      ['revenueCents', 'cents', 'revenue'],
      ['agentId', 'name:users'],
    ],
  },
  address: { type: 'ADDRESS', fields: text('street', 'city', 'state', 'zipCode') },
  opportunity: {
    type: 'OPPORTUNITY',
    fields: [['status', 'label:opportunityStatus'], premium, ['shortNote', 'text'], insurance, agent],
  },
  quote: {
    type: 'QUOTE',
    fields: [
      ['status', 'label:quoteStatus'],
      premium,
      ['effectiveOn', 'day', 'effectiveDate'],
      insurance,
      ['carrierId', 'name:carriers'],
      agent,
      ['customerFeedback', 'label:quoteFeedback'],
      ['feedbackReason', 'text', 'reason'],
    ],
  },
  policy: {
    type: 'POLICY',
    fields: [
      ['status', 'label:policyStatus'],
      ['policyNumber', 'text'],
      premium,
      ['effectiveOn', 'day', 'effectiveDate'],
      ['expiresOn', 'day', 'expiredDate'],
      ['policyTerm', 'text'],
      ['policyType', 'label:policyType'],
      ['paymentType', 'label:policyPaymentType'],
      ['paymentTerm', 'label:policyPaymentTerm'],
      ['paymentStatus', 'label:policyPaymentStatus'],
      insurance,
      ['carrierId', 'name:carriers'],
      agent,
      ['otherInformation', 'html'],
      ['nonRenewalReason', 'label:nonRenewalReason'],
      ['nonRenewalNote', 'text'],
    ],
  },
  claim: {
    type: 'CLAIM',
    fields: [
      ['status', 'label:claimStatus'],
      ['claimType', 'label:claimType'],
      ['lossOn', 'day', 'lossDate'],
      ...text('lossTime', 'location', 'description'),
      ['estimatedCents', 'cents', 'estimatedAmount'],
      ...text('injuries', 'policeReportNumber', 'carrierClaimNumber', 'adjusterName', 'adjusterPhone'),
      ['reportedBy', 'label:claimReporter'],
      ['reporterName', 'text'],
      agent,
    ],
  },
  coverage: { type: 'COVERAGE', fields: text('name', 'value', 'description') },
  policyTransaction: {
    type: 'TRANSACTION',
    fields: [
      ['transactionType', 'label:policyTransactionType'],
      ['premium', 'text'],
      ['paymentStatus', 'label:policyPaymentStatus'],
      ['transactionOn', 'day', 'transactionDate'],
      ['dueOn', 'day', 'dueDate'],
      ['invoiceNumber', 'text'],
    ],
  },
} as const satisfies Record<string, { type: ChangedType; fields: readonly Field[] }>;

export type AuditedType = keyof typeof auditedFields;
export const isAuditedType = (type: string): type is AuditedType => Object.hasOwn(auditedFields, type);
const fieldsOf = (type: AuditedType): readonly Field[] => auditedFields[type].fields;

export type Content = Readonly<Record<string, unknown>>;
export const isContent = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of the rows that values refer to. */
export type NameOf = (table: NamedTable, id: string) => string | null;

/** Columns of a kind of record that a timeline shows. */
export const columnsOf = (type: AuditedType): string[] => fieldsOf(type).map(([column]) => column);

/** Whether two stored values mean the same. Null, a missing value and an empty text do. */
export const isEqual = (one: unknown, other: unknown): boolean => (one ?? '') === (other ?? '');

const changedFields = (type: AuditedType, before: Content, after: Content): Field[] =>
  fieldsOf(type).filter(([column]) => column in after && !isEqual(before[column], after[column]));

/** A column, with the format of its stored value and the field of the contract that shows it. */
export interface ShownColumn {
  column: string;
  format: Format;
  field: string;
}

const toColumn = ([column, format, field = column]: Field): ShownColumn => ({ column, format, field });

/** Columns of a kind of record that a timeline shows. */
export const shownColumns = (type: AuditedType): ShownColumn[] => fieldsOf(type).map(toColumn);

/** Changed columns of a kind of record, as far as a timeline shows them. */
export const changedColumns = (type: AuditedType, before: Content, after: Content): ShownColumn[] =>
  changedFields(type, before, after).map(toColumn);

/** Ids of the rows whose names the changes show, by table. */
export function namedIds(type: AuditedType, before: Content, after: Content): [NamedTable, string][] {
  return changedFields(type, before, after).flatMap(([column, format]) => {
    if (!format.startsWith('name:')) return [];
    const table = format.slice('name:'.length) as NamedTable;
    return [before[column], after[column]].flatMap((id) =>
      typeof id === 'string' ? [[table, id] as [NamedTable, string]] : [],
    );
  });
}

/** Characters of a value that a timeline shows. */
const MAX_LENGTH = 500;
const shorten = (value: string): string => (value.length > MAX_LENGTH ? `${value.slice(0, MAX_LENGTH - 1)}…` : value);

function displayValue(value: unknown, format: Format, language: Language, nameOf: NameOf): string | null {
  if (value === null || value === undefined || value === '') return null;
  const stored = typeof value === 'string' ? value : JSON.stringify(value);
  if (format === 'cents') return String(fromCents(Number(value)));
  if (format === 'day') return String(secondsOf(stored));
  if (format === 'html') return isBlankHtml(stored) ? null : shorten(textOf(stored));
  if (format.startsWith('name:')) return nameOf(format.slice('name:'.length) as NamedTable, stored);
  if (format.startsWith('label:')) {
    const labels: Readonly<Record<string, string>> = enumLabels[language];
    return labels[`${format.slice('label:'.length)}.${stored}`] ?? stored;
  }
  return shorten(stored);
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
/** Text of sanitized HTML, in one line. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Changed fields with their values in the language of the reader. */
export const changedValues = (
  type: AuditedType,
  { before, after }: { before: Content; after: Content },
  language: Language,
  nameOf: NameOf,
): Value[] =>
  changedFields(type, before, after).map(([column, format, field = column]) => ({
    field,
    label: labelOf(language, field),
    valueFormat: format === 'cents' ? 'MONEY' : format === 'day' ? 'DAY' : 'TEXT',
    before: displayValue(before[column], format, language, nameOf),
    after: displayValue(after[column], format, language, nameOf),
  }));

/** Name of a part of a record, such as a coverage. */
export function partName(type: AuditedType, content: Content, language: Language): string | null {
  if (type === 'coverage') return typeof content['name'] === 'string' ? content['name'] : null;
  if (type !== 'policyTransaction') return null;
  return displayValue(content['transactionType'], 'label:policyTransactionType', language, () => null);
}
