import { Check } from '../icons';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import type { NativeProps } from '../nativeProps';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Stepper.css';

type StepState = 'done' | 'current' | 'upcoming' | 'error';

export interface Step<Value extends string = string> {
  value: Value;
  /** A word or two. */
  label: string;
  /** Something in it has to be put right, whether it is the current step or an earlier one. */
  error?: boolean;
}

export interface StepperProps<Value extends string = string> extends Omit<NativeProps<'div'>, 'children'> {
  /** What the steps lead through; the accessible name of their list. */
  label: string;
  /** Two to six, in their order. */
  steps: readonly Step<Value>[];
  /** The step that is on the page. */
  current: Value;
  /** Makes the steps that are behind into buttons, to go back to. */
  onStepSelect?: (value: Value) => void;
}

/**
 * Where one is in a process of a few steps, what is behind and what is to come. It shows and leads back; what leads on are
 * the buttons of the page. Parts of a page that can be read in any order are `Tabs`, a share that is done a `ProgressBar`.
 * In a narrow place only the current step has its words, beside “Step 2 of 4”.
 *
 * Keyboard: Tab to each step that can be gone back to, Enter and Space go.
 */
export function Stepper<Value extends string = string>({
  label,
  steps,
  current,
  onStepSelect,
  ...rest
}: StepperProps<Value>) {
  const say = useWords();
  const at = steps.findIndex(({ value }) => value === current);
  const hidden = { done: say(words.stepDone), error: say(words.stepError), current: '', upcoming: '' };
  return (
    <div {...rest} className={styles.root}>
      <p className={styles.count} aria-hidden>
        <span className={styles.muted}>{say(words.step, { step: at + 1, total: steps.length })}</span>
        {steps[at]?.label}
      </p>
      <ol aria-label={label} className={styles.list}>
        {steps.map((step, index) => {
          const place: StepState = index < at ? 'done' : index === at ? 'current' : 'upcoming';
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
              aria-current={index === at ? 'step' : undefined}
              className={styles.step}
            >
              {onStepSelect && index < at ? (
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
