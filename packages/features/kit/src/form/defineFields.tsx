import type { ComponentType, ReactNode, Ref } from 'react';
import {
  type FieldError,
  type FieldPathByValue,
  type FieldValues,
  useController,
  useFormContext,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { LabelKey, Messages } from '../language';
import { useFieldText } from './fieldText';

/** Texts of a field. A string is the message key of its label. */
export type FieldTexts<N extends keyof Messages> =
  | LabelKey<N>
  | {
      label: LabelKey<N>;
      hint?: LabelKey<N>;
      /** Shows the star of required fields. The schema validates. Defaults to `false`. */
      required?: boolean;
    };

export interface FieldsOptions<N extends keyof Messages, F extends string> {
  /** Namespace of the labels and of the area's own error messages. */
  messages: N;
  /** Fields with their texts. A field of a repeated row has an asterisk for its index: `people.*.name`. */
  fields: Readonly<Record<F, FieldTexts<N>>>;
}

/** Name of a field in the form, with the index of its row. */
type NameOf<F extends string> = F extends `${infer Rows}.*.${infer Rest}` ? `${Rows}.${number}.${Rest}` : F;

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
  name: NameOf<F> & FieldPathByValue<V, ValueOf<PropsOf<C>> | undefined>;
  /** Component that edits the value, from `@fairlead/ui` or a picker. */
  as: C;
  /** Replaces the label of the definition. */
  label?: string;
  hint?: ReactNode;
  required?: boolean;
  /** Replaces the error of the form. */
  error?: string | undefined;
};

/** Field with its label, hint, error and value from the form around it. */
export type FieldComponent<V extends FieldValues, F extends string> = <C extends ControlType>(
  props: FieldProps<V, F, C>,
) => ReactNode;

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

/**
 * Defines fields that several forms share, such as the address of a contact. The fields of one form belong to its `defineForm`.
 *
 * @example
 * const { Field } = defineFields<AddressValues>()({ messages: 'contacts', fields: { street: 'street' } });
 */
export const defineFields =
  <V extends FieldValues>() =>
  <N extends keyof Messages, F extends string>({
    messages,
    fields,
  }: FieldsOptions<N, F>): { Field: FieldComponent<V, F> } => {
    function Field<C extends ControlType>({ name, as, label, hint, required, error, ...props }: FieldProps<V, F, C>) {
      const { t } = useTranslation<keyof Messages>(messages);
      const translate = t as (key: string) => string;
      const { field, fieldState, formState } = useController<FieldValues>({ name });
      const { ref, onBlur } = field;
      const { error: shown } = fieldState;
      const { trigger } = useFormContext<FieldValues>();
      const { isSubmitted } = formState;
      const setValue = (next: unknown) => {
        field.onChange(next);
        // react-hook-form checks changes only after a submission, but a step of a form shows errors without one
        if (shown && !isSubmitted) void trigger(name);
      };
      const texts = textsOf(fields[name.replace(/\.\d+\./g, '.*.') as F]);
      const shownLabel = label ?? translate(texts.label);
      const Control = as as unknown as ComponentType<AnyControlProps>;
      const { onChange, onValueChange } = props as Handlers;
      const value: unknown = field.value;
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
          hint={hint ?? (texts.hint === undefined ? undefined : translate(texts.hint))}
          error={error ?? (shown?.message && <ErrorText area={messages} label={shownLabel} error={shown} />)}
          required={required ?? texts.required ?? false}
          {...props}
          {...binding}
          ref={ref}
        />
      );
    }
    return { Field };
  };

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
