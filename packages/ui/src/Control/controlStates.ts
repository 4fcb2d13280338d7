import { vars } from '../theme/contract.css';

const { focus, tone } = vars;

/** Styles of a box whose control is invalid or has the focus. `when` returns the selector of the box for a state of the control. */
export const controlStates = (when: (state: string) => string) => ({
  // Doubled on the inside, so that nothing moves.
  [when('[aria-invalid="true"]')]: {
    borderColor: tone.danger.mark,
    boxShadow: `inset 0 0 0 1px ${tone.danger.mark}`,
  },
  [when(':focus-visible')]: { outline: `2px solid ${focus.ring}`, outlineOffset: '2px' },
  [when('[aria-invalid="true"]:focus-visible')]: { boxShadow: 'none' },
});
