import { type FilterOperator, filterLimits, isFilter, type ListFilter, operatorsOf } from '@fairlead/rules';
import {
  Button,
  CheckboxList,
  DateField,
  formatDate,
  Popover,
  parseDate,
  RadioGroup,
  Select,
  Spinner,
  Stack,
  TextField,
} from '@fairlead/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Messages } from '../language';
import type { DefinedField } from './defineList';
import * as styles from './FilterEditor.css';
import { useFieldLabel, useFilterChoices } from './filterLabels';

/** The editor replaces what had the focus: the spinner, or the list of fields. */
const focusFirst = (element: HTMLElement | null) => element?.querySelector<HTMLElement>('input, button')?.focus();

/** Loads with the editor, because lists do not need popovers before. */
export const EditorPopover = Popover;

interface FilterEditorProps {
  messages: keyof Messages;
  /** Fields to choose from. */
  fields: readonly (readonly [string, DefinedField])[];
  /** Filter to change; undefined for a new one. */
  filter: ListFilter | undefined;
  onApply: (filter: ListFilter) => void;
}

/** Content of the popover that adds or changes a filter: first the field, then its condition. */
export function FilterEditor({ messages, fields, filter, onApply }: FilterEditorProps) {
  const [chosen, setChosen] = useState(filter?.field);
  const labelOf = useFieldLabel(messages);
  const field = fields.find(([name]) => name === chosen);
  if (field)
    return <ConditionForm messages={messages} name={field[0]} defined={field[1]} filter={filter} onApply={onApply} />;
  return (
    <div className={styles.fields} ref={focusFirst}>
      {fields.map(([name, defined]) => (
        <button key={name} type="button" className={styles.field} onClick={() => setChosen(name)}>
          {labelOf(defined)}
        </button>
      ))}
    </div>
  );
}

export interface ConditionFormProps {
  messages: keyof Messages;
  name: string;
  defined: DefinedField;
  filter: ListFilter | undefined;
  onApply: (filter: ListFilter) => void;
}

/** Operators that the user chooses between. The number of chosen values decides between `is` and `any`. */
const choosable = (operators: readonly FilterOperator[]) => operators.filter((operator) => operator !== 'any');

/** Operator and values of a filter. */
export function ConditionForm({ messages, name, defined, filter, onApply }: ConditionFormProps) {
  const { t } = useTranslation('kit');
  const labelOf = useFieldLabel(messages);
  const { field } = defined;
  const isChoice = field.kind === 'choice' || field.kind === 'record';
  const operators = choosable(operatorsOf(field));
  const [operator, setOperator] = useState<FilterOperator>(
    filter ? (filter.operator === 'any' ? 'is' : filter.operator) : (operators[0] ?? 'is'),
  );
  const [values, setValues] = useState<readonly string[]>(filter?.values ?? defaultValues(operator));
  const next: ListFilter = {
    field: name,
    operator: isChoice && operator === 'is' && values.length > 1 ? 'any' : operator,
    values: operator === 'empty' ? [] : values.map((value) => value.trim()),
  };
  const chooseOperator = (chosen: FilterOperator) => {
    setOperator(chosen);
    setValues(defaultValues(chosen));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React events of a popover also reach the form of the page around it
    event.stopPropagation();
    if (isFilter(field, next)) onApply(next);
  };
  return (
    <form className={styles.form} onSubmit={submit} ref={focusFirst}>
      <Stack gap={12}>
        {operators.length > 1 ? (
          <Select
            label={t('filter.operator')}
            hideLabel
            options={operators.map((value) => ({
              value,
              label: t(isChoice && value === 'is' ? 'filter.any' : `filter.${value}`),
            }))}
            value={operator}
            onValueChange={chooseOperator}
          />
        ) : null}
        {operator === 'empty' ? null : (
          <Values
            messages={messages}
            label={labelOf(defined)}
            defined={defined}
            operator={operator}
            values={values}
            onChange={setValues}
          />
        )}
        <Button type="submit" variant="solid" tone="accent" disabled={!isFilter(field, next)}>
          {t('filter.apply')}
        </Button>
      </Stack>
    </form>
  );
}

const DEFAULT_DAYS = '30';

const defaultValues = (operator: FilterOperator): readonly string[] => {
  if (operator === 'next' || operator === 'last') return [DEFAULT_DAYS];
  return operator === 'contains' ? [''] : operator === 'between' ? ['', ''] : [];
};

interface ValuesProps {
  messages: keyof Messages;
  label: string;
  defined: DefinedField;
  operator: FilterOperator;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** The longest list of choices without a search field. */
const MANY = 12;

function Values({ messages, label, defined, operator, values, onChange }: ValuesProps) {
  const { t } = useTranslation('kit');
  const choices = useFilterChoices(messages, defined);
  const [first = '', second = ''] = values;
  if (operator === 'next' || operator === 'last') {
    return (
      <TextField
        label={t('filter.dayCount')}
        inputMode="numeric"
        maxLength={String(filterLimits.days).length}
        value={first}
        onChange={(event) => onChange([event.target.value])}
      />
    );
  }
  if (operator === 'between') {
    return (
      <>
        <DayField label={t('filter.from')} value={first} onChange={(day) => onChange([day, second])} />
        <DayField label={t('filter.to')} value={second} onChange={(day) => onChange([first, day])} />
      </>
    );
  }
  if (operator === 'contains') {
    return (
      <TextField
        label={label}
        maxLength={filterLimits.text}
        value={first}
        onChange={(event) => onChange([event.target.value])}
      />
    );
  }
  if (!choices) return <Spinner label={t('filter.loading')} />;
  if (defined.field.kind === 'flag') {
    return <RadioGroup label={label} options={choices} value={first} onValueChange={(value) => onChange([value])} />;
  }
  return (
    <CheckboxList
      label={label}
      options={choices}
      value={values}
      onValueChange={onChange}
      filter={choices.length > MANY}
    />
  );
}

interface DayFieldProps {
  label: string;
  /** As YYYY-MM-DD; empty when unknown. */
  value: string;
  onChange: (day: string) => void;
}

const pad = (part: number, length = 2) => String(part).padStart(length, '0');

function DayField({ label, value, onChange }: DayFieldProps) {
  const date = parseDate(value);
  const [text, setText] = useState(date ? formatDate(date) : '');
  const change = (next: string) => {
    setText(next);
    const parsed = parseDate(next);
    onChange(parsed ? `${pad(parsed.year, 4)}-${pad(parsed.month)}-${pad(parsed.day)}` : '');
  };
  return <DateField label={label} value={text} onChange={(event) => change(event.target.value)} />;
}
