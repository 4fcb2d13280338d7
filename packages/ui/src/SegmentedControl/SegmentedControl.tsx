'use client';
import { type ReactNode, useId } from 'react';
import { type RadioProps, radioInput } from '../Choice/radioInput';
import { FormField } from '../FormField/FormField';
import { type FieldProps, splitField } from '../FormField/fieldProps';
import type { RadioOption } from '../RadioGroup/RadioGroup';
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css';
import * as styles from './SegmentedControl.css';

export interface SegmentedOption<Value extends string = string> extends RadioOption<Value> {
  /** Icon before the label. */
  icon?: ReactNode;
}

export interface SegmentedControlProps<Value extends string = string> extends FieldProps, RadioProps<Value> {
  /** Two to five options of one or two words each. */
  options: readonly SegmentedOption<Value>[];
}

/**
 * Choice of one of two to five short options, side by side, such as a period or a view. Changes apply immediately. Use
 * `RadioGroup` for options that need reading and `Tabs` for sections of a page. Other props go to each native radio button, so
 * it works with `register` of react-hook-form.
 *
 * Keyboard: Tab moves to the selected option, arrow keys select.
 *
 * @example
 * <SegmentedControl label="Whose" options={[{ value: "mine", label: "Mine" }, { value: "agency", label: "Agency" }]} />
 */
export function SegmentedControl<Value extends string = string>({ options, ...props }: SegmentedControlProps<Value>) {
  const [field, radio] = splitField(props);
  const inputOf = radioInput<Value>(radio, useId(), options);
  return (
    <FormField {...field} group>
      {(wiring) => (
        <div role="radiogroup" {...wiring} className={styles.root}>
          {options.map((option) => (
            <label key={option.value} className={styles.body}>
              <input {...inputOf(option)} className={hidden} />
              {option.icon}
              {option.label}
            </label>
          ))}
        </div>
      )}
    </FormField>
  );
}
