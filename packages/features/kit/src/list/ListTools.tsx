import {
  ColumnChooser,
  type ColumnChooserProps,
  type Density,
  DensityToggle,
  Icon,
  ListToolbar,
  SearchField,
  Select,
} from '@fairlead/ui';
import { ArrowUpDown, ListFilter } from 'lucide';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sort } from './defineList';
import type { ListControls } from './useResourceList';
import type { ToolLabels } from './useToolLabels';

interface ListToolsProps<Row> {
  list: ListControls;
  labels: ToolLabels;
  density: Density;
  onDensity: (density: Density) => void;
  columns: ColumnChooserProps<Row>;
}

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export function ListTools<Row>({ list, labels, density, onDensity, columns }: ListToolsProps<Row>) {
  const { t } = useTranslation('kit');
  const search = useRef<HTMLInputElement>(null);
  useSlashFocus(search);

  const [by = '', direction] = list.sort.split('.');
  const order =
    direction === 'asc'
      ? t('list.ascending', { column: labels.columns[by] })
      : t('list.descending', { column: labels.columns[by] });
  const sorts = list.sort in labels.sorts ? labels.sorts : { ...labels.sorts, [list.sort]: order };
  const field = list.searchBy ? labels.searchBy[list.searchBy] : undefined;

  return (
    <ListToolbar
      end={
        <>
          <DensityToggle value={density} onValueChange={onDensity} />
          <ColumnChooser {...columns} />
        </>
      }
    >
      <SearchField
        inputRef={search}
        fields={options(labels.searchBy)}
        field={list.searchBy}
        onFieldChange={list.chooseSearchBy}
        value={list.typed}
        onValueChange={list.type}
        placeholder={field ? t('list.searchPlaceholder', { field }) : t('list.chooseFirst')}
      />
      {Object.keys(labels.filters).length > 1 ? (
        <Select
          label={t('list.filter')}
          hideLabel
          leading={<Icon of={ListFilter} size={16} strokeWidth={1.75} />}
          options={options(labels.filters)}
          value={list.filter}
          onValueChange={list.chooseFilter}
        />
      ) : null}
      <Select
        label={t('list.sortBy')}
        hideLabel
        leading={<Icon of={ArrowUpDown} size={16} strokeWidth={1.75} />}
        options={options(sorts)}
        value={list.sort}
        onValueChange={(value) => list.chooseSort(value as Sort)}
      />
    </ListToolbar>
  );
}

/** Focuses the search field when the user presses `/` outside a text field. */
export function useSlashFocus(field: React.RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [role=dialog]');
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      const input = field.current;
      // the search field is disabled until the user chooses what to search by
      if (input?.disabled) input.closest('[role=search]')?.querySelector('button')?.focus();
      else input?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [field]);
}
