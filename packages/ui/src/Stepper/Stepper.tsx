import { Check } from '../icons';
import { useTranslate } from '../messages/messages';
import * as words from '../messages/words';
import type { NativeProps } from '../nativeProps';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Stepper.css';

type StepState = 'done' | 'current' | 'upcoming' | 'error';

export interface Step<Value extends string = string> {
  /** Identifies the step. */
  value: Value;
  /** Label of one or two words. */
  label: string;
  /** Whether the step has errors. Applies to the current and to earlier steps. */
  error?: boolean;
}

export interface StepperProps<Value extends string = string> extends Omit<NativeProps<'div'>, 'children'> {
  /** Accessible name of the list: the process. */
  label: string;
  /** Two to six steps, in order. */
  steps: readonly Step<Value>[];
  /** Current step. */
  current: Value;
  /** Called when the user selects an earlier step. Without it, steps are not interactive. */
  onStepSelect?: (value: Value) => void;
}

/**
 * Progress through a process of a few steps. Users can return to earlier steps; the page's own buttons move forward. In narrow
 * places, only the current step has a label, beside "Step 2 of 4". Use `Tabs` for sections without an order and `ProgressBar`
 * for a percentage.
 *
 * Keyboard: Tab moves between earlier steps, Enter and Space open one.
 */
export function Stepper<Value extends string = string>({
  label,
  steps,
  current,
  onStepSelect,
  ...rest
}: StepperProps<Value>) {
  const translate = useTranslate();
  const currentIndex = steps.findIndex(({ value }) => value === current);
  const hidden = { done: translate(words.stepDone), error: translate(words.stepError), current: '', upcoming: '' };
  return (
    <div {...rest} className={styles.root}>
      <p className={styles.count} aria-hidden>
        <span className={styles.muted}>{translate(words.step, { step: currentIndex + 1, total: steps.length })}</span>
        {steps[currentIndex]?.label}
      </p>
      <ol aria-label={label} className={styles.list}>
        {steps.map((step, index) => {
          const place: StepState = index < currentIndex ? 'done' : index === currentIndex ? 'current' : 'upcoming';
          const state = step.error ? 'error' : place;
          const body = (
            <>
              <span className={styles.mark} aria-hidden>
                {state === 'done' ? <Check /> : state === 'error' ? '!' : index + 1}
              </span>
              <span className={styles.label}>
                {step.label}
                {hidden[state] && <VisuallyHidden>{` (${hidden[state]})`}</VisuallyHidden>}
              </span>
            </>
          );
          return (
            <li
              key={step.value}
              data-state={state}
              aria-current={index === currentIndex ? 'step' : undefined}
              className={styles.step}
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
