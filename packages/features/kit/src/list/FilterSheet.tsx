import type { Read } from '@fairlead/api-client/client';
import { useRead } from '@fairlead/api-client/swr';
import { type ListFilter, operatorsOf, printFilters } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Button, Drawer, Icon, Stack, Text } from '@fairlead/ui';
import { Check, ChevronLeft, ChevronRight } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatTotal } from '../formats';
import type { Messages } from '../language';
import { lazyDialog } from '../lazyDialog';
import { type DefinedField, hasViews, type ListFiltering, type ListPath } from './defineList';
import { ConditionForm } from './FilterEditor';
import * as styles from './FilterSheet.css';
import { fieldsFor, useFieldLabel, useFilterChoices, useFilterText } from './filterLabels';
import type { ViewSettings } from './useListSettings';
import type { ListControls } from './useResourceList';

const ViewDialog = lazyDialog(async () => (await import('./ViewDialog')).ViewDialog);

interface FilterSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  list: ListControls;
  filtering: ListFiltering;
  settings: ViewSettings;
}

/**
 * Filters of a list on a phone. They apply when the user presses the button with the number of matching rows, or saves them as a
 * view.
 */
export function FilterSheet({ open, onOpenChange, list, filtering, settings }: FilterSheetProps) {
  const { t } = useTranslation('kit');
  const { viewer } = useAuth();
  const labelOf = useFieldLabel(list.definition.messages);
  const [draft, setDraft] = useState(list.filters);
  /** Field whose condition is edited on the second page. */
  const [page, setPage] = useState<string>();
  const [saving, setSaving] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    setDraft(list.filters);
    setPage(undefined);
  }
  const change = (name: string, filter: ListFilter | undefined) => {
    const others = draft.filter(({ field }) => field !== name);
    setDraft(filter ? [...others, filter] : others);
  };
  const fields = fieldsFor(filtering, viewer?.role);
  const [, edited] = fields.find(([name]) => name === page) ?? [];
  const total = useTotal(list, open ? draft : undefined);
  const apply = () => {
    list.changeFilters(draft);
    onOpenChange(false);
  };
  const saveView = () => {
    apply();
    setSaving(true);
  };
  const close = () => setSaving(false);
  return (
    <>
      <Drawer
        open={open}
        onOpenChange={onOpenChange}
        side="bottom"
        title={edited ? labelOf(edited) : t('filter.group')}
        actions={
          edited ? (
            <Button
              variant="ghost"
              leadingIcon={<Icon of={ChevronLeft} size={16} />}
              onClick={() => setPage(undefined)}
            >
              {t('filter.back')}
            </Button>
          ) : draft.length > 0 ? (
            <Button variant="ghost" tone="accent" onClick={() => setDraft([])}>
              {t('filter.clear')}
            </Button>
          ) : null
        }
        footer={
          edited ? null : (
            <>
              {hasViews(viewer?.role) ? <Button onClick={saveView}>{t('view.save')}</Button> : null}
              <Button variant="solid" tone="accent" onClick={apply}>
                {total === undefined ? t('filter.show') : t('filter.showCount', { total })}
              </Button>
            </>
          )
        }
      >
        {edited && page ? (
          <ConditionForm
            messages={list.definition.messages}
            name={page}
            defined={edited}
            filter={draft.find(({ field }) => field === page)}
            onApply={(filter) => {
              change(page, filter);
              setPage(undefined);
            }}
          />
        ) : (
          <Stack gap={16}>
            {fields.map(([name, defined]) => (
              <SheetField
                key={name}
                messages={list.definition.messages}
                name={name}
                defined={defined}
                filter={draft.find(({ field }) => field === name)}
                onChange={(filter) => change(name, filter)}
                onOpen={() => setPage(name)}
              />
            ))}
          </Stack>
        )}
      </Drawer>
      <ViewDialog open={saving ? { list, filtering, settings, view: undefined, onClose: close } : null} />
    </>
  );
}

/** Number of rows that match the filters, with the search of the list. */
function useTotal(list: ListControls, filters: readonly ListFilter[] | undefined): string | undefined {
  const [path, options] = list.pageRead;
  const { filters: _, ...query } = (options as { query: Record<string, unknown> } | undefined)?.query ?? {};
  const parameters = Object.values(list.definition.filtering?.fields ?? {}).map(({ parameter }) => parameter ?? '');
  for (const name of parameters) delete query[name];
  const counted = { ...query, pageNo: 0, pageSize: 1, ...(filters?.length && { filters: printFilters(filters) }) };
  const read = [path, { query: counted }] as unknown as Read<ListPath>;
  const { data } = useRead(filters ? read : null, { keepPreviousData: true });
  return data && (data.totalIsCapped ? formatTotal(data) : formatCount(data.totalElements));
}

/** Most values that are shown as chips. */
const MAX_CHIPS = 6;
const dayChoices = ['30', '60', '90'];

interface SheetFieldProps {
  messages: keyof Messages;
  name: string;
  defined: DefinedField;
  filter: ListFilter | undefined;
  onChange: (filter: ListFilter | undefined) => void;
  onOpen: () => void;
}

/** A field with up to six values as chips. Others open a second page. */
function SheetField({ messages, name, defined, filter, onChange, onOpen }: SheetFieldProps) {
  const { t } = useTranslation('kit');
  const labelOf = useFieldLabel(messages);
  const choices = useFilterChoices(messages, defined) ?? [];
  const { field } = defined;
  const { value: text, operator } = useFilterText(
    messages,
    defined,
    filter ?? { field: name, operator: 'is', values: [] },
  );
  const isShort = (field.kind === 'choice' && choices.length <= MAX_CHIPS) || field.kind === 'flag';
  const toggle = (value: string) => {
    const chosen = filter?.values ?? [];
    const single = field.kind === 'flag';
    const kept = single ? [] : chosen.filter((each) => each !== value);
    const values = chosen.includes(value) ? chosen.filter((each) => each !== value) : [...kept, value];
    onChange(values.length > 0 ? { field: name, operator: values.length > 1 ? 'any' : 'is', values } : undefined);
  };
  const byDays = operatorsOf(field).find((each) => each === 'next');
  if (!isShort && !byDays) {
    return (
      <button type="button" className={styles.row} onClick={onOpen}>
        {labelOf(defined)}
        <span className={styles.chosen}>{filter ? text || operator : t('filter.anyValue')}</span>
        <Icon of={ChevronRight} size={16} />
      </button>
    );
  }
  const chip = (key: string, label: string, pressed: boolean, onPress: () => void) => (
    <button key={key} type="button" className={styles.choice} aria-pressed={pressed} onClick={onPress}>
      {pressed ? <Icon of={Check} size={14} /> : null}
      {label}
    </button>
  );
  const isOn = (days: string) => filter?.operator === 'next' && filter.values[0] === days;
  return (
    <div role="group" aria-label={labelOf(defined)}>
      <Stack gap={8}>
        <Text weight="label">{labelOf(defined)}</Text>
        <div className={styles.choices}>
          {byDays ? (
            <>
              {dayChoices.map((days) =>
                chip(days, t('filter.days', { count: Number(days) }), isOn(days), () =>
                  onChange(isOn(days) ? undefined : { field: name, operator: 'next', values: [days] }),
                ),
              )}
              {chip('other', t('filter.dates'), filter !== undefined && !dayChoices.some(isOn), onOpen)}
            </>
          ) : (
            choices.map(({ value, label }) =>
              chip(value, label, filter?.values.includes(value) ?? false, () => toggle(value)),
            )
          )}
        </div>
      </Stack>
    </div>
  );
}
