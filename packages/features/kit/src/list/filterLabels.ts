import type { Read } from '@fairlead/api-client/client';
import { useRead } from '@fairlead/api-client/swr';
import { type FilterRecord, type ListFilter, ME, type Role, secondsOf } from '@fairlead/rules';
import { useTranslation } from 'react-i18next';
import { insuranceTypesRead } from '../choiceReads';
import { formatDay } from '../formats';
import type { Messages } from '../language';
import type { DefinedField, ListFiltering } from './defineList';

type Choices = '/api/agency/agents/dropdown' | '/api/carrier/all/dropdown' | '/api/insurance-type/dropdown';
const recordReads: Readonly<Record<FilterRecord, Read<Choices>>> = {
  agent: ['/api/agency/agents/dropdown', undefined],
  carrier: ['/api/carrier/all/dropdown', undefined],
  insuranceType: insuranceTypesRead,
};

export interface FilterChoice {
  value: string;
  label: string;
}

/** Choices of a field: its values, or the records that it refers to. Undefined while they load. */
export function useFilterChoices(
  messages: keyof Messages,
  { field, values }: DefinedField,
): FilterChoice[] | undefined {
  const { t } = useTranslation<keyof Messages>(messages);
  const { t: kit } = useTranslation('kit');
  const translate = t as unknown as (key: string) => string;
  const { data } = useRead(field.kind === 'record' ? recordReads[field.record] : null);
  if (field.kind === 'choice') {
    return field.values.map((value) => ({ value, label: translate(`${values}.${value}`) }));
  }
  if (field.kind === 'flag')
    return (['true', 'false'] as const).map((value) => ({ value, label: kit(`filter.${value}`) }));
  if (field.kind !== 'record') return [];
  const records = data?.map(({ id, name }) => ({ value: id, label: name }));
  const me = { value: ME, label: kit('filter.me') };
  return field.record === 'agent' ? records && [me, ...records] : records;
}

/** Translates the labels of fields, in the namespace of the list. */
export function useFieldLabel(messages: keyof Messages) {
  const { t } = useTranslation<keyof Messages>(messages);
  const translate = t as unknown as (key: string) => string;
  return ({ label }: DefinedField): string => translate(label);
}

/** Parts of a filter as text: field, operator and values. */
export function useFilterText(messages: keyof Messages, defined: DefinedField, { operator, values }: ListFilter) {
  const { t } = useTranslation('kit');
  const labelOf = useFieldLabel(messages);
  const choices = useFilterChoices(messages, defined);
  const show = (value: string): string => {
    switch (operator) {
      case 'next':
      case 'last':
        return t('filter.days', { count: Number(value) });
      case 'between':
        return formatDay(secondsOf(value));
      case 'contains':
        return value;
      default:
        return choices ? (choices.find((choice) => choice.value === value)?.label ?? t('filter.unknown')) : '…';
    }
  };
  const separator = operator === 'between' ? ' – ' : ', ';
  return { label: labelOf(defined), operator: t(`filter.${operator}`), value: values.map(show).join(separator) };
}

/** Fields that the user can add. Customers filter by their own data only, and only platform admins see several agencies. */
export const fieldsFor = (filtering: ListFiltering, role: Role | undefined): [string, DefinedField][] =>
  Object.entries(filtering.fields).filter(
    ([name, { field }]) =>
      (role !== 'CUSTOMER' || (field.kind !== 'record' && name !== 'customer')) &&
      (role === 'ADMIN' || name !== 'agency'),
  );
