'use client';
import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
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
  /** Picture above the label, instead of the mark. Hidden from screen readers. */
  picture?: ReactNode;
}

export interface RadioCardsProps<Value extends string = string> extends FieldProps, RadioProps<Value> {
  /** Options, in order. */
  options: readonly RadioCard<Value>[];
}

/**
 * Choice of one of two or three ways to go on, framed and side by side. On phones they are below each other. Cards with a
 * `picture` are a gallery of any number. Use `RadioGroup` for other questions. Other props go to each native input, so it works
 * with `register` of react-hook-form.
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
        <div
          role="radiogroup"
          {...wiring}
          className={options.some(({ picture }) => picture !== undefined) ? cards.gallery : cards.root}
        >
          {options.map(({ description, picture, ...option }) => (
            <div key={option.value} className={cx(cards.card, picture && cards.pictured)}>
              <Choice
                label={
                  <>
                    {picture && <span aria-hidden>{picture}</span>}
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
