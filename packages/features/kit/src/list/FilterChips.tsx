import type { ListFilter } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Button, below, Icon, useMediaQuery } from '@fairlead/ui';
import { ListFilter as FilterIcon, Plus, X } from 'lucide';
import { cloneElement, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeyHelp } from '../keyHelp';
import type { Messages } from '../language';
import { usePageKeys } from '../pageKeys';
import type { DefinedField, ListFiltering } from './defineList';
import * as styles from './FilterChips.css';
import { fieldsFor, useFilterText } from './filterLabels';
import type { ViewSettings } from './useListSettings';
import { useOnDemand } from './useOnDemand';
import type { ListControls } from './useResourceList';

const loadEditor = () => import('./FilterEditor');
const loadSheet = () => import('./FilterSheet');

interface FilterChipsProps {
  list: ListControls;
  filtering: ListFiltering;
  /** Columns and row height, which the sheet saves as part of a view. */
  settings: ViewSettings;
}

/** Filters of a list as chips. On phones, a button opens them as a sheet. The key `F` adds a filter. */
export function FilterChips(props: FilterChipsProps) {
  const isPhone = useMediaQuery(below('md'));
  return isPhone ? <SheetButton {...props} /> : <Chips {...props} />;
}

function Chips({ list, filtering }: FilterChipsProps) {
  const { t } = useTranslation(['kit', 'shell']);
  const { viewer } = useAuth();
  const { filters, changeFilters, definition } = list;
  const { root, remove } = useRemoval(list);
  /** Index of the edited filter. The next free index adds one. */
  const [editing, setEditing] = useState<number>();
  const close = () => setEditing(undefined);
  const editor = useOnDemand(loadEditor, editing !== undefined, close);
  useKeyHelp(() => [[['F'], t('shell:shortcuts.filter')]]);
  usePageKeys((event) => {
    if (event.key.toLowerCase() !== 'f') return;
    event.preventDefault();
    // the popover opens beside its button, which may have scrolled out of view
    root.current?.scrollIntoView({ block: 'nearest' });
    setEditing(filters.length);
  });
  const free = fieldsFor(filtering, viewer?.role).filter(([name]) => !filters.some(({ field }) => field === name));
  const editorFor = (index: number) => {
    const filter = filters[index];
    const fields = filter ? Object.entries(filtering.fields).filter(([name]) => name === filter.field) : free;
    const change = (next: ListFilter) => {
      close();
      changeFilters(filters.toSpliced(index, 1, next));
    };
    return (
      editor && <editor.FilterEditor messages={definition.messages} fields={fields} filter={filter} onApply={change} />
    );
  };
  /** Adds the popover to its trigger once the code has loaded. */
  const withEditor = (index: number, title: string, trigger: ReactElement) =>
    editor ? (
      <editor.EditorPopover
        title={title}
        hideTitle={index === filters.length}
        trigger={trigger}
        open={editing === index}
        onOpenChange={(open) => setEditing(open ? index : undefined)}
      >
        {editing === index ? editorFor(index) : null}
      </editor.EditorPopover>
    ) : (
      cloneElement(trigger as ReactElement<{ onClick: () => void }>, { onClick: () => setEditing(index) })
    );

  return (
    <div role="group" aria-label={t('filter.group')} className={styles.root} ref={root}>
      {filters.map((filter, index) => {
        const field = filtering.fields[filter.field];
        return field ? (
          <FilterChip
            key={filter.field}
            messages={definition.messages}
            field={field}
            filter={filter}
            withEditor={(title, trigger) => withEditor(index, title, trigger)}
            onRemove={() => remove(index, filters.toSpliced(index, 1))}
          />
        ) : null;
      })}
      {free.length > 0
        ? withEditor(
            filters.length,
            t('filter.add'),
            <Button variant="ghost" size="small" leadingIcon={<Icon of={Plus} size={14} />} data-add>
              {t('filter.add')}
            </Button>,
          )
        : null}
      {filters.length > 0 ? (
        <div className={styles.end}>
          <Button variant="ghost" tone="accent" size="small" onClick={() => remove(0, [])}>
            {t('filter.clear')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** Removes filters, and keeps the focus: on the next chip, otherwise the previous one or the button that adds a filter. */
function useRemoval({ filters, changeFilters }: ListControls) {
  const root = useRef<HTMLDivElement>(null);
  const removed = useRef<number>(undefined);
  const count = filters.length;
  useEffect(() => {
    const index = removed.current;
    removed.current = undefined;
    if (index === undefined) return;
    const chips = [...(root.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])];
    const target = chips[index] ?? chips.at(-1) ?? root.current?.querySelector<HTMLElement>('[data-add]');
    target?.focus();
  }, [count]);
  const remove = (index: number, rest: readonly ListFilter[]) => {
    removed.current = index;
    changeFilters(rest);
  };
  return { root, remove };
}

interface FilterChipProps {
  messages: keyof Messages;
  field: DefinedField;
  filter: ListFilter;
  /** Adds the popover with the editor to the button. */
  withEditor: (title: string, trigger: ReactElement) => ReactNode;
  onRemove: () => void;
}

function FilterChip({ messages, field, filter, withEditor, onRemove }: FilterChipProps) {
  const { t } = useTranslation('kit');
  const { label, operator, value } = useFilterText(messages, field, filter);
  const removeByKey = (event: React.KeyboardEvent) => {
    if (event.key !== 'Backspace' && event.key !== 'Delete') return;
    event.preventDefault();
    onRemove();
  };
  return (
    <span className={styles.chip}>
      {withEditor(
        label,
        <button type="button" className={styles.edit} data-chip onKeyDown={removeByKey}>
          <span className={styles.muted}>{label}</span>
          <span className={styles.divided}>{operator}</span>
          {value ? (
            <span className={styles.value} title={value}>
              {value}
            </span>
          ) : null}
        </button>,
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={t('filter.remove', { name: label })}
        onClick={onRemove}
        onKeyDown={removeByKey}
      >
        <Icon of={X} size={14} />
      </button>
    </span>
  );
}

function SheetButton({ list, filtering, settings }: FilterChipsProps) {
  const { t } = useTranslation('kit');
  const [open, setOpen] = useState(false);
  const sheet = useOnDemand(loadSheet, open, () => setOpen(false));
  const count = list.filters.length;
  return (
    <div className={styles.root}>
      <Button
        aria-label={count > 0 ? t('filter.open', { count }) : t('filter.openNone')}
        leadingIcon={<Icon of={FilterIcon} size={16} strokeWidth={1.75} />}
        aria-haspopup="dialog"
        loading={open && !sheet}
        onClick={() => setOpen(true)}
      >
        {count > 0 ? count : null}
      </Button>
      {sheet ? (
        <sheet.FilterSheet open={open} onOpenChange={setOpen} list={list} filtering={filtering} settings={settings} />
      ) : null}
    </div>
  );
}
