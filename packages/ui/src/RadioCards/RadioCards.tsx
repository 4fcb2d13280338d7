'use client';
import { useId } from 'react';
import { Choice } from '../Choice/Choice';
import * as styles from '../Choice/Choice.css';
import { type RadioProps, radioInput } from '../Choice/radioInput';
import { FormField } from '../FormField/FormField';
import { type FieldProps, splitField } from '../FormField/fieldProps';
import type { RadioOption } from '../RadioGroup/RadioGroup';
import * as cards from './RadioCards.css';

export interface RadioCard<Value extends string = string> extends RadioOption<Value> {
  /** Short text below the label. */
  description?: string;
}

export interface RadioCardsProps<Value extends string = string> extends FieldProps, RadioProps<Value> {
  /** Options, in order. */
  options: readonly RadioCard<Value>[];
}

/**
 * Choice of one of two or three ways to go on, framed and side by side. On phones they are below each other. Use `RadioGroup`
 * for other questions. Other props go to each native input, so it works with `register` of react-hook-form.
 *
 * Keyboard: Tab moves to the group, arrow keys select an option.
 *
 * @example
 * <RadioCards label="Plan" options={[{ value: "starter", label: "Starter" }, { value: "growth", label: "Growth" }]} />
 */
export function RadioCards<Value extends string = string>({ options, ...props }: RadioCardsProps<Value>) {
  const [field, radio] = splitField(props);
  const inputOf = radioInput<Value>(radio, useId(), options);
  return (
    <FormField {...field} group>
      {(wiring) => (
        <div role="radiogroup" {...wiring} className={cards.root}>
          {options.map(({ description, ...option }) => (
            <div key={option.value} className={cards.card}>
              <Choice
                label={
                  <>
                    <span className={cards.label}>{option.label}</span>{' '}
                    {description && <span className={cards.description}>{description}</span>}
                  </>
                }
              >
                <input {...inputOf(option)} className={styles.input} />
                <span className={styles.dot} />
              </Choice>
            </div>
          ))}
        </div>
      )}
    </FormField>
  );
}
