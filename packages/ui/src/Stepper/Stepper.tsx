'use client';
import type { ReactNode } from 'react';
import { Check } from '../icons';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Stepper.css';

type StepState = 'done' | 'current' | 'upcoming' | 'error';

export interface Step<Value extends string = string> {
  /** Identifies the step. */
  value: Value;
  /** Label of one or two words. */
  label: string;
  /** Short text below the label, such as a date. Hidden in narrow places, except in a vertical stepper. */
  note?: ReactNode;
  /** Whether the step has errors, or ended badly. Applies to the current and to earlier steps. */
  error?: boolean;
  /**
   * State of the step for screen readers, such as "Rejected". Defaults to "Done" for earlier steps and to "Has errors" for steps with
   * `error`.
   */
  stateLabel?: string | undefined;
}

export interface StepperProps<Value extends string = string> extends Omit<NativeProps<'div'>, 'children'> {
  /** Accessible name of the list: the process. */
  label: string;
  /** Two to six steps, in order. */
  steps: readonly Step<Value>[];
  /** Current step; null when all steps are done. */
  current: Value | null;
  /** Direction of the steps. A vertical stepper shows all labels and notes at any width. Defaults to `horizontal`. */
  orientation?: 'horizontal' | 'vertical';
  /** Called when the user selects an earlier step. Without it, steps are not interactive. */
  onStepSelect?: (value: Value) => void;
}

/**
 * Progress through a process of a few steps. Users can return to earlier steps; the page's own buttons move forward. In narrow
 * places, only the current step has a label, beside "Step 2 of 4"; a vertical stepper keeps all of them. Use `Tabs` for sections
 * without an order and `ProgressBar` for a percentage.
 *
 * Keyboard: Tab moves between earlier steps, Enter and Space open one.
 *
 * @example
 * <Stepper label="Claim" steps={[{ value: "policy", label: "Policy" }, { value: "loss", label: "Loss" }]} current="loss" />
 *
 * @example
 * <Stepper
 *   label="Quote"
 *   steps={[{ value: "sent", label: "Sent" }, { value: "answer", label: "Answer", error: true, stateLabel: "Rejected" }]}
 *   current="answer"
 * />
 */
export function Stepper<Value extends string = string>({
  label,
  steps,
  current,
  orientation = 'horizontal',
  onStepSelect,
  ...rest
}: StepperProps<Value>) {
  const translate = useTranslate();
  const currentIndex = current === null ? steps.length : steps.findIndex(({ value }) => value === current);
  const shown = Math.min(currentIndex, steps.length - 1);
  const hidden = {
    done: translate(messages.stepDone),
    error: translate(messages.stepError),
    current: '',
    upcoming: '',
  };
  return (
    <div {...rest} className={styles.root[orientation]}>
      {orientation === 'horizontal' && (
        <p className={styles.count} aria-hidden>
          <span className={styles.muted}>{translate(messages.step, { step: shown + 1, total: steps.length })}</span>
          {steps[shown]?.label}
        </p>
      )}
      <ol aria-label={label} className={styles.list[orientation]}>
        {steps.map((step, index) => {
          const place: StepState = index < currentIndex ? 'done' : index === currentIndex ? 'current' : 'upcoming';
          const state = step.error ? 'error' : place;
          const { stateLabel = hidden[state] } = step;
          const body = (
            <>
              <span className={styles.mark} aria-hidden>
                {state === 'done' ? <Check /> : state === 'error' ? '!' : index + 1}
              </span>
              <span className={styles.label}>
                {step.label}
                {stateLabel && <VisuallyHidden>{` (${stateLabel})`}</VisuallyHidden>}
                {step.note && <span className={styles.note}>{step.note}</span>}
              </span>
            </>
          );
          return (
            <li
              key={step.value}
              data-state={state}
              aria-current={index === currentIndex ? 'step' : undefined}
              className={styles.step[orientation]}
            >
              {onStepSelect && index < currentIndex ? (
                <button type="button" className={styles.link} onClick={() => onStepSelect(step.value)}>
                  {body}
                </button>
              ) : (
                <span className={styles.body}>{body}</span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
