import { star } from './FormField.css';

/** Star after the label of a required field. Screen readers use `aria-required` on the control instead. */
export function RequiredStar() {
  return (
    <span className={star} aria-hidden>
      *
    </span>
  );
}
