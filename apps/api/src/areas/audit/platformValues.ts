import type { components } from '@fairlead/openapi';
import { enumLabels, type Language } from '@fairlead/rules';
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

const field = (column: string, show: Show = text, rest: Partial<Field> = {}): Field => ({
  column,
  valueFormat: 'TEXT',
  show,
  ...rest,
});
const money = (column: string) => field(column, text, { valueFormat: 'MONEY' });

/** Fields of the records that the platform keeps, and of accounts, in the format of their stored content. */
const fields: Readonly<Record<string, readonly Field[]>> = {
  carrier: ['name', 'websiteUrl', 'claimUrl', 'paymentUrl'].map((column) => field(column)),
  coupon: [
    field('couponCode'),
    money('discountAmount'),
    field('maxTimesCanBeUsed'),
    field('expirationDate', text, { valueFormat: 'DAY' }),
  ],
  insuranceType: [field('name'), field('tag'), field('active', status)],
  role: [field('name'), field('description'), field('privileges', list)],
  subscriptionPackage: [
    field('packageName'),
    money('price'),
    field('subscriptionDuration', enumLabel('subscriptionDuration')),
    field('packageDetails'),
  ],
  user: [
    field('name'),
    field('role', nameIn, { label: 'roleId' }),
    field('status', enumLabel('adminStatus')),
    field('active', status),
    field('licensedAgent', flag),
    field('agencyAdmin', flag),
    field('licenseNumber'),
    field('licenseState'),
    field('licenseExpirationDate', text, { valueFormat: 'DAY' }),
  ],
  verificationDoc: [field('name'), field('hasExpirationDate', flag), field('required', flag), field('active', status)],
};

/** Changed fields of a record of the platform or an account. A new record has no values before, a deleted one none after. */
export function platformValues(
  type: string,
  { before, after }: { before: Content; after: Content },
  language: Language,
): Value[] {
  return (fields[type] ?? []).flatMap(({ column, label = column, valueFormat, show }) => {
    const value = { before: show(before[column], language), after: show(after[column], language) };
    if (value.before === value.after) return [];
    return [{ field: column, label: labelOf(language, label), valueFormat, ...value }];
  });
}
