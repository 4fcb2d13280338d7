import type { components } from '@fairlead/openapi';
import { dayOf, enumLabels, fromCents, type Language } from '@fairlead/rules';
import { labelOf, messageText } from '../../messages/index.ts';
import type { Content } from '../../records/auditedFields.ts';

type Value = components['schemas']['ChangedValue'];
/** Text of a stored value; null if it is empty. */
type Show = (value: unknown, language: Language) => string | null;
interface Field {
  column: string;
  /** Field whose label is shown. Defaults to the column. */
  label?: string;
  valueFormat: Value['valueFormat'];
  show: Show;
  /** Enum whose labels are shown. */
  enumName?: string;
}

const text: Show = (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) || null : null);
const flag: Show = (value, language) =>
  typeof value === 'boolean' ? messageText(language, value ? 'export.yes' : 'export.no') : null;
const status: Show = (value, language) =>
  typeof value === 'boolean' ? enumLabels[language][`adminStatus.${value ? 'ACTIVE' : 'DISABLED'}`] : null;
const list: Show = (value) => (Array.isArray(value) ? value.toSorted().join(', ') || null : null);
const nameIn: Show = (value) =>
  typeof value === 'object' && value !== null && 'name' in value ? text(value.name, 'en') : null;
const enumLabel =
  (name: string): Show =>
  (value, language) => {
    const labels: Readonly<Record<string, string>> = enumLabels[language];
    return typeof value === 'string' ? (labels[`${name}.${value}`] ?? value) : null;
  };
const cents: Show = (value) => (typeof value === 'number' ? String(fromCents(value)) : null);
const day: Show = (value) => (typeof value === 'number' ? String(dayOf(value)) : null);

const field = (column: string, show: Show = text, rest: Partial<Field> = {}): Field => ({
  column,
  valueFormat: 'TEXT',
  show,
  ...rest,
});
const money = (column: string, show: Show = text, label = column) =>
  field(column, show, { valueFormat: 'MONEY', label });
const choice = (column: string, name: string, label = column) =>
  field(column, enumLabel(name), { enumName: name, label });

/** Fields of the records that the platform keeps, of accounts and of invitations, in the format of their stored content. */
export const platformFields: Readonly<Record<string, readonly Field[]>> = {
  carrier: ['name', 'websiteUrl', 'claimUrl', 'paymentUrl'].map((column) => field(column)),
  coupon: [
    field('couponCode'),
    money('discountAmount'),
    field('maxTimesCanBeUsed'),
    field('expirationDate', text, { valueFormat: 'DAY' }),
  ],
  insuranceType: [field('name'), field('tag'), field('active', status, { enumName: 'adminStatus' })],
  invitation: [
    field('email'),
    choice('roleType', 'role', 'roleId'),
    field('licensedAgent', flag),
    choice('status', 'memberInvitationState'),
    // entries of version 0.2 and before
    choice('state', 'memberInvitationState', 'status'),
    field('expiresAt', day, { valueFormat: 'DAY', label: 'expirationDate' }),
  ],
  refund: [
    money('amountCents', cents, 'amount'),
    choice('reason', 'refundReason'),
    field('note'),
    choice('status', 'refundStatus'),
  ],
  role: [field('name'), field('description'), field('privileges', list)],
  subscriptionPackage: [
    field('packageName'),
    money('price'),
    choice('subscriptionDuration', 'subscriptionDuration'),
    field('packageDetails'),
  ],
  user: [
    field('name'),
    field('role', nameIn, { label: 'roleId' }),
    choice('status', 'adminStatus'),
    field('active', status, { enumName: 'adminStatus' }),
    field('licensedAgent', flag),
    field('agencyAdmin', flag),
    field('licenseNumber'),
    field('licenseState'),
    field('licenseExpirationDate', text, { valueFormat: 'DAY' }),
  ],
  verificationDoc: [
    field('name'),
    field('hasExpirationDate', flag),
    field('required', flag),
    field('active', status, { enumName: 'adminStatus' }),
  ],
};

/** Enums whose values are shown. */
export const platformEnums = Object.values(platformFields)
  .flat()
  .flatMap(({ enumName }) => enumName ?? []);

/** Changed fields of a record of the platform, an account or an invitation. A new record has no values before, a deleted one none after. */
export function platformValues(
  type: string,
  { before, after }: { before: Content; after: Content },
  language: Language,
): Value[] {
  return (platformFields[type] ?? []).flatMap(({ column, label = column, valueFormat, show }) => {
    const value = { before: show(before[column], language), after: show(after[column], language) };
    if (value.before === value.after) return [];
    return [{ field: column, label: labelOf(language, label), valueFormat, ...value }];
  });
}
