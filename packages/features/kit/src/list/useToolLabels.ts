import type { Column } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import type { Messages } from '../language';
import type { ListControls } from './useResourceList';

/** Labels of a list's controls, by the ids of its definition. */
export interface ToolLabels {
  searchBy: Readonly<Record<string, string>>;
  filters: Readonly<Record<string, string>>;
  sorts: Readonly<Record<string, string>>;
  /** Column headers by sort key. They name an order that the sort control does not offer. */
  columns: Readonly<Record<string, string>>;
}

/** Translates the labels of a list's controls. */
export function useToolLabels(
  { definition, filter }: ListControls,
  columns: readonly Pick<Column<never>, 'id' | 'sortBy' | 'header'>[],
): ToolLabels {
  const { t } = useTranslation<keyof Messages>(definition.messages);
  const translate = t as unknown as (key: string, values?: Readonly<Record<string, string | number>>) => string;
  const translateAll = (keys: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(keys).map(([id, key]) => [id, translate(key)]));
  const translateValues = (values: Readonly<Record<string, string | number>> = {}) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? value : translate(value)]),
    );
  const shownFilters = Object.entries(definition.filters).filter(([id, { linked }]) => !linked || id === filter);
  return {
    searchBy: translateAll(definition.searchBy),
    filters: Object.fromEntries(
      shownFilters.map(([id, { label, values }]) => [id, translate(label, translateValues(values))]),
    ),
    sorts: translateAll(definition.sorts),
    columns: Object.fromEntries(columns.map(({ sortBy, id, header }) => [sortBy ?? id, header])),
  };
}
