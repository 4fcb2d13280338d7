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
  /** Icon above the label, and beside it on phones, instead of the mark. Hidden from screen readers. */
  icon?: ReactNode;
}

export interface RadioCardsProps<Value extends string = string> extends FieldProps, RadioProps<Value> {
  /** Options, in order. */
  options: readonly RadioCard<Value>[];
}

/**
 * Choice of one of two or three ways to go on, framed and side by side. On phones they are below each other. Cards with a
 * `picture` are a gallery of any number, and cards with an `icon` are small tiles. Use `RadioGroup` for other questions.
 * Other props go to each native input, so it works with `register` of react-hook-form.
 *
 * Keyboard: Tab moves to the group, arrow keys select an option.
 *
 * @example
 * <RadioCards label="Plan" options={[{ value: "starter", label: "Starter" }, { value: "growth", label: "Growth" }]} />
 */
export function RadioCards<Value extends string = string>({ options, ...props }: RadioCardsProps<Value>) {
  const [field, radio] = splitField(props);
  const inputOf = radioInput<Value>(radio, useId(), options);
  const has = (part: 'icon' | 'picture') => options.some((option) => option[part] !== undefined);
  const layout = has('icon') ? cards.tiles : has('picture') ? cards.gallery : cards.root;
  return (
    <FormField {...field} group>
      {(wiring) => (
        <div role="radiogroup" {...wiring} className={layout}>
          {options.map(({ description, picture, icon, ...option }) => (
            <div key={option.value} className={cx(cards.card, (picture || icon) && cards.pictured, icon && cards.tile)}>
              <Choice
                label={
                  <>
                    {(icon ?? picture) && <span aria-hidden>{icon ?? picture}</span>}
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
