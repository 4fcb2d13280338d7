import { star } from './FormField.css';

/** Marks the label of what has to be filled. Screen readers hear it from the control, through `aria-required`. */
export function RequiredStar() {
  return (
    <span className={star} aria-hidden>
      *
    </span>
  );
}
