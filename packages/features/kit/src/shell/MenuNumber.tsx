import { VisuallyHidden } from '@fairlead/ui';
import { formatCount } from '../formats';

interface MenuNumberProps {
  value: number;
  /** Text for screen readers. */
  text: (number: string) => string;
}

/** Number beside a menu row: at most 99, and nothing for 0. */
export function MenuNumber({ value, text }: MenuNumberProps) {
  if (value === 0) return null;
  const number = value > 99 ? '99+' : formatCount(value);
  return (
    <>
      <span aria-hidden>{number}</span>
      <VisuallyHidden>{text(number)}</VisuallyHidden>
    </>
  );
}
