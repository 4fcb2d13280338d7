import { type ReactNode, useId } from 'react';
import { type RadioProps, radioInput } from '../Choice/radioInput';
import { FormField } from '../FormField/FormField';
import { type FieldProps, splitField } from '../FormField/fieldProps';
import type { RadioOption } from '../RadioGroup/RadioGroup';
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css';
import * as styles from './SegmentedControl.css';

export interface SegmentedOption<Value extends string = string> extends RadioOption<Value> {
  icon?: ReactNode;
}

export interface SegmentedControlProps<Value extends string = string> extends FieldProps, RadioProps<Value> {
  /** Two to five, each a word or two. */
  options: readonly SegmentedOption<Value>[];
}

/**
 * One of two to five short options, side by side, of which one always holds: a period, a view. What it changes is seen at
 * once. Options that have to be read and compared are a `RadioGroup`; parts of a page are `Tabs`. The other props go to
 * each of the native radio buttons, so that `register` works.
 *
 * Keyboard: Tab to the chosen option, arrows choose.
 */
export function SegmentedControl<Value extends string = string>({ options, ...props }: SegmentedControlProps<Value>) {
  const [field, radio] = splitField(props);
  const inputOf = radioInput<Value>(radio, useId());
  return (
    <FormField {...field} group>
      {(wiring) => (
        <div role="radiogroup" {...wiring} className={styles.root}>
          {options.map((option) => (
            <label key={option.value} className={styles.words}>
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
