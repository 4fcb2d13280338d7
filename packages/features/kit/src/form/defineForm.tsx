import { useLocale } from '@fairlead/ui';
import { type ComponentType, type ReactNode, type Ref, useMemo } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldPathByValue,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useController,
  useForm,
  useFormContext,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Messages } from '../language';
import { useFieldText } from './fieldText';

/** Message key of the area, or of `kit` with its prefix. */
type Key<N extends keyof Messages> =
  | Extract<keyof Messages[N], string>
  | `kit:${Extract<keyof Messages['kit'], string>}`;

/** Texts of a field. A string is the message key of its label. */
export type FieldTexts<N extends keyof Messages> =
  | Key<N>
  | {
      label: Key<N>;
      hint?: Key<N>;
      /** Shows the star of required fields. The schema validates. Defaults to `false`. */
      required?: boolean;
    };

/** Context of the schema of a form. */
export interface SchemaContext<R> {
  /** Locale of the entered numbers. */
  locale: string;
  /** Record as it was when editing started; undefined for a new record. */
  record: R | undefined;
}

export interface FormOptions<N extends keyof Messages, V extends FieldValues, B, R, F extends string> {
  /** Namespace of the labels and of the area's own error messages. */
  messages: N;
  /** Fields that a `Field` shows, with their texts. */
  fields: Readonly<Record<F, FieldTexts<N>>>;
  /** Values of a new record. Not needed if the form only edits stored records. */
  empty?: V;
  /** Values of a stored record, with numbers in the notation of `locale`. */
  valuesOf?: (record: R, locale: string) => V;
  /** Validates the values and makes the request body from them. */
  resolver: (context: SchemaContext<R>) => Resolver<V, unknown, B>;
}

type ControlType = (props: never) => ReactNode;
type PropsOf<C extends ControlType> = Parameters<C>[0];
/** Values that a control can edit: `checked` of a checkbox, `value` of all others. */
type ValueOf<P> = P extends { indeterminate?: boolean } ? boolean : P extends { value?: infer Value } ? Value : never;
/** Props that the form sets or takes from its definition. */
type FormProps =
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'checked'
  | 'defaultChecked'
  | 'ref'
  | 'label'
  | 'hint'
  | 'required'
  | 'error';
type OwnProps<P> = [P] extends [never] ? unknown : P extends unknown ? Omit<P, FormProps> : never;

export type FieldProps<V extends FieldValues, F extends string, C extends ControlType> = OwnProps<PropsOf<C>> & {
  name: F & FieldPathByValue<V, ValueOf<PropsOf<C>> | undefined>;
  /** Component that edits the value, from `@fairlead/ui` or a picker. */
  as: C;
  /** Replaces the label of the form definition. */
  label?: string;
  hint?: ReactNode;
  required?: boolean;
  /** Replaces the error of the form. */
  error?: string | undefined;
};

interface AnyControlProps {
  name: string;
  ref: Ref<never>;
  label: string;
  hint: ReactNode;
  error: ReactNode;
  required: boolean;
  onBlur: () => void;
  value?: unknown;
  checked?: boolean;
  onChange?: (event: unknown) => void;
  onValueChange?: (value: unknown, ...rest: unknown[]) => void;
}
type Handlers = Pick<AnyControlProps, 'onChange' | 'onValueChange'>;

export interface FormDefinition<V extends FieldValues, B, R, F extends string> {
  /** Creates the form of a record, or of a new one. `initial` replaces values of a new record. */
  useForm: (record?: R, initial?: Partial<V>) => UseFormReturn<V, unknown, B>;
  /** Form values of a record, in the notation of the current locale. */
  useValuesOf: () => (record: R) => V;
  /** Field with its label, hint, error and value from the form around it. */
  Field: <C extends ControlType>(props: FieldProps<V, F, C>) => ReactNode;
  /** Form around the component. */
  useContext: () => UseFormReturn<V, unknown, B>;
}

/**
 * Defines a form: fields with their texts, values and validation. `FormPage`, `FormDialog` and `FormSection` show it.
 *
 * @example
 * const couponForm = defineForm({
 *   messages: 'coupons',
 *   fields: { couponCode: { label: 'couponCode', required: true } },
 *   empty: { couponCode: '' },
 *   resolver: ({ locale }) => zodResolver(couponSchema(locale)),
 * });
 */
export function defineForm<N extends keyof Messages, V extends FieldValues, B, R, F extends string>({
  messages,
  fields,
  empty = {} as V,
  valuesOf,
  resolver,
}: FormOptions<N, V, B, R, F>): FormDefinition<V, B, R, F> {
  function Field<C extends ControlType>({ name, as, label, hint, required, error, ...props }: FieldProps<V, F, C>) {
    const { t } = useTranslation<keyof Messages>(messages);
    const translate = t as (key: string) => string;
    const { field, fieldState } = useController<FieldValues>({ name });
    const { ref, onBlur, onChange: setValue } = field;
    const value: unknown = field.value;
    const texts: FieldTexts<N> = fields[name];
    const { label: labelKey, hint: hintKey, required: star = false } = textsOf(texts);
    const shownLabel = label ?? translate(labelKey);
    const shown = fieldState.error;
    const Control = as as unknown as ComponentType<AnyControlProps>;
    const { onChange, onValueChange } = props as Handlers;
    const binding: Handlers & Pick<AnyControlProps, 'value' | 'checked'> =
      typeof value === 'boolean'
        ? {
            checked: value,
            onChange: (event) => {
              setValue(event);
              onChange?.(event);
            },
          }
        : {
            value,
            onValueChange: (next, ...rest) => {
              setValue(next);
              onValueChange?.(next, ...rest);
            },
          };
    return (
      <Control
        name={name}
        onBlur={onBlur}
        label={shownLabel}
        hint={hint ?? (hintKey === undefined ? undefined : translate(hintKey))}
        error={error ?? (shown?.message && <ErrorText area={messages} label={shownLabel} error={shown} />)}
        required={required ?? star}
        {...props}
        {...binding}
        ref={ref}
      />
    );
  }

  function useRecordValues() {
    const locale = useLocale();
    return (record: R) => valuesOf?.(record, locale) ?? empty;
  }

  function useValuesForm(record?: R, initial?: Partial<V>) {
    const locale = useLocale();
    const toValues = useRecordValues();
    const rules = useMemo(() => resolver({ locale, record }), [locale, record]);
    const values = record === undefined ? { ...empty, ...initial } : toValues(record);
    return useForm<V, unknown, B>({ resolver: rules, defaultValues: values as DefaultValues<V> });
  }

  return {
    Field,
    useForm: useValuesForm,
    useValuesOf: useRecordValues,
    useContext: () => useFormContext<V, unknown, B>(),
  };
}

interface ErrorTextProps {
  area: keyof Messages;
  label: string;
  error: FieldError;
}

/** Component, so that a form without errors does not load the messages of the kit. */
function ErrorText({ area, label, error }: ErrorTextProps) {
  return useFieldText(area)(label, error);
}

const textsOf = <N extends keyof Messages>(texts: FieldTexts<N>) =>
  typeof texts === 'string' ? { label: texts, hint: undefined, required: undefined } : texts;
