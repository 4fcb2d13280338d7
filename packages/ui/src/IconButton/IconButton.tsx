import { cx } from 'class-variance-authority';
import type { ButtonProps } from '../Button/Button';
import { busyProps, buttonLook } from '../Button/buttonLook';
import { Slot } from '../Slot/Slot';
import * as styles from './IconButton.css';

export interface IconButtonProps
  extends Omit<ButtonProps, 'leadingIcon' | 'trailingIcon' | 'block' | 'aria-label' | 'children'> {
  /** What it does; its name for screen readers. Show it to the eye with a `Tooltip` around the button. */
  label: string;
  /** The icon, or with `asChild` the link around it; the icon gets its size here. */
  children: ButtonProps['children'];
}

/** A button whose picture everybody knows: edit, delete, close. Where a word fits, take `Button`. */
export function IconButton({
  label,
  variant = 'ghost',
  tone = 'neutral',
  size = 'medium',
  loading = false,
  asChild = false,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const props = {
    ...rest,
    ...(loading && busyProps),
    'aria-label': label,
    className: cx(
      buttonLook({ variant, tone, size, loading }),
      styles.size[size],
      variant === 'ghost' && styles.ghost[tone],
    ),
  };
  return asChild ? <Slot {...props} /> : <button {...props} type={type} />;
}
