import { useMemo } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
  useFormContext,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Messages } from '../language';
import { defineFields, type FieldComponent, type FieldsOptions } from './defineFields';

/** Context of the schema of a form. */
export interface SchemaContext<R> {
  /** Locale of the entered numbers. */
  locale: string;
  /** Record as it was when editing started; undefined for a new record. */
  record: R | undefined;
}

export interface FormOptions<N extends keyof Messages, V extends FieldValues, B, R, F extends string>
  extends FieldsOptions<N, F> {
  /** Values of a new record. Not needed if the form only edits stored records. */
  empty?: V;
  /** Values of a stored record, with numbers in the notation of `locale`. */
  valuesOf?: (record: R, locale: string) => V;
  /** Validates the values and makes the request body from them. */
  resolver: (context: SchemaContext<R>) => Resolver<V, unknown, B>;
  /** When a field is first validated. Defaults to `onSubmit`. */
  mode?: 'onSubmit' | 'onTouched';
}

export interface FormDefinition<V extends FieldValues, B, R, F extends string> {
  /** Field with its label, hint, error and value from the form around it. */
  Field: FieldComponent<V, F>;
  /** Creates the form of a record, or of a new one. `initial` replaces values of a new record. */
  useForm: (record?: R, initial?: Partial<V>) => UseFormReturn<V, unknown, B>;
  /** Returns the form values of a record, in the notation of the current locale. */
  useValuesOf: () => (record: R) => V;
  /** Returns the form around the component. */
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
  mode = 'onSubmit',
}: FormOptions<N, V, B, R, F>): FormDefinition<V, B, R, F> {
  /** Also the locale of the components. Imports nothing of `@fairlead/ui`, because the sign-in page loads this module. */
  const useLanguage = () => useTranslation<keyof Messages>(messages).i18n.language;

  function useRecordValues() {
    const locale = useLanguage();
    return (record: R) => valuesOf?.(record, locale) ?? empty;
  }

  function useValuesForm(record?: R, initial?: Partial<V>) {
    const locale = useLanguage();
    const toValues = useRecordValues();
    const rules = useMemo(() => resolver({ locale, record }), [locale, record]);
    const values = record === undefined ? { ...empty, ...initial } : toValues(record);
    return useForm<V, unknown, B>({ resolver: rules, mode, defaultValues: values as DefaultValues<V> });
  }

  return {
    ...defineFields<V>()({ messages, fields }),
    useForm: useValuesForm,
    useValuesOf: useRecordValues,
    useContext: () => useFormContext<V, unknown, B>(),
  };
}
