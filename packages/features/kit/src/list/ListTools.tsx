import {
  below,
  ColumnChooser,
  type ColumnChooserProps,
  type Density,
  DensityToggle,
  Icon,
  ListToolbar,
  SearchField,
  Select,
  useMediaQuery,
} from '@fairlead/ui';
import { ArrowUpDown, ListFilter } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageKeys } from '../pageKeys';
import type { Sort } from './defineList';
import { ExportMenu } from './ExportMenu';
import type { ListControls } from './useResourceList';
import type { ToolLabels } from './useToolLabels';

/** Option of the filter control while a filter chip has several of its values. */
const SEVERAL = '*';

interface ListToolsProps<Row> {
  list: ListControls;
  labels: ToolLabels;
  density: Density;
  onDensity: (density: Density) => void;
  columns: ColumnChooserProps<Row>;
  /** Hides the tools of the table, because a board replaces it. */
  board: boolean;
  /** Chips of the filters, or the button of their sheet on phones. */
  chips: ReactNode;
  /** Button of phones that shows the checkboxes. */
  toggle: ReactNode;
}

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export function ListTools<Row>({
  list,
  labels,
  density,
  onDensity,
  columns,
  board,
  chips,
  toggle,
}: ListToolsProps<Row>) {
  const { t } = useTranslation('kit');
  const isPhone = useMediaQuery(below('md'));
  const isNarrow = useMediaQuery(below('lg'));
  const { filtering } = list.definition;
  const several = list.filters.find(({ field, operator }) => operator === 'any' && filtering?.fields[field]?.parameter);
  const count = several?.values.length ?? 0;
  return (
    <ListToolbar
      filters={isPhone ? null : chips}
      compactFilters={isPhone ? chips : null}
      filtered={list.filters.length > 0}
      end={
        <>
          {board ? null : (
            <>
              <DensityToggle value={density} onValueChange={onDensity} />
              <ColumnChooser {...columns} compact={isNarrow} />
            </>
          )}
          <ExportMenu list={list} columns={columns} compact={isNarrow} />
        </>
      }
      compactEnd={
        <>
          {toggle}
          <ExportMenu list={list} columns={columns} compact />
        </>
      }
    >
      <ListSearch list={list} labels={labels} />
      {Object.keys(labels.filters).length > 1 ? (
        <Select
          label={t('list.filter')}
          hideLabel
          leading={<Icon of={ListFilter} size={16} strokeWidth={1.75} />}
          options={[
            ...(several ? [{ value: SEVERAL, label: t('filter.several', { count }) }] : []),
            ...options(labels.filters),
          ]}
          value={several ? SEVERAL : list.filter}
          onValueChange={(value) => (value === SEVERAL ? undefined : list.chooseFilter(value))}
        />
      ) : null}
      <ListSort list={list} labels={labels} />
    </ListToolbar>
  );
}

interface ControlProps {
  list: ListControls;
  labels: ToolLabels;
}

/** Search field of a list. The key `/` focuses it. */
export function ListSearch({ list, labels }: ControlProps) {
  const { t } = useTranslation('kit');
  const search = useRef<HTMLInputElement>(null);
  useSlashFocus(search);
  const field = list.searchBy ? labels.searchBy[list.searchBy] : undefined;
  return (
    <SearchField
      inputRef={search}
      fields={options(labels.searchBy)}
      field={list.searchBy}
      onFieldChange={list.chooseSearchBy}
      value={list.typed}
      onValueChange={list.type}
      placeholder={field ? t('list.searchPlaceholder', { field }) : t('list.chooseFirst')}
    />
  );
}

/** Sort control of a list. It also shows an order that was chosen by a column header. */
export function ListSort({ list, labels }: ControlProps) {
  const { t } = useTranslation('kit');
  const [by = '', direction] = list.sort.split('.');
  const column = labels.columns[by];
  const order = direction === 'asc' ? t('list.ascending', { column }) : t('list.descending', { column });
  const sorts = list.sort in labels.sorts ? labels.sorts : { ...labels.sorts, [list.sort]: order };
  return (
    <Select
      label={t('list.sortBy')}
      hideLabel
      leading={<Icon of={ArrowUpDown} size={16} strokeWidth={1.75} />}
      options={options(sorts)}
      value={list.sort}
      onValueChange={(value) => list.chooseSort(value as Sort)}
    />
  );
}

/** Focuses the search field when the user presses `/` outside a text field. */
function useSlashFocus(field: React.RefObject<HTMLInputElement | null>) {
  usePageKeys((event) => {
    if (event.key !== '/') return;
    event.preventDefault();
    const input = field.current;
    // the search field is disabled until the user chooses what to search by
    if (input?.disabled) input.closest('[role=search]')?.querySelector('button')?.focus();
    else input?.focus();
  });
}
