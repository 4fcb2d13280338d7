import { cva } from 'class-variance-authority';
import type { MouseEvent } from 'react';
import { memoizeLook } from '../memoizeLook';
import { controlSizes } from '../theme/control';
import * as styles from './Button.css';

/** Prominence, from the main action of a view (`solid`) to toolbar buttons (`ghost`). */
export const buttonVariants = ['solid', 'soft', 'outline', 'ghost'] as const;
export const buttonTones = ['neutral', 'accent', 'danger', 'success'] as const;
export const buttonSizes = controlSizes;

const backgrounds = { solid: styles.solid, soft: styles.soft, outline: styles.plain, ghost: styles.plain };

const look = cva(styles.root, {
  variants: {
    variant: styles.variant,
    tone: { neutral: '', accent: '', danger: '', success: '' },
    size: styles.size,
    leading: { true: styles.leading },
    block: { true: styles.block },
  },
  compoundVariants: buttonVariants.flatMap((variant) =>
    buttonTones.map((tone) => ({
      variant,
      tone,
      class: [backgrounds[variant][tone], styles.disabled[variant === 'ghost' ? 'ghost' : 'filled']],
    })),
  ),
});

/** Class names of a button, for `Button` and `IconButton`. */
export const buttonLook = memoizeLook(look);

/**
 * Props of a loading button, which has a spinner by `aria-busy`. It is not `disabled`, because a disabled button loses the keyboard focus. Cancelling the click
 * also stops Enter from submitting a form twice.
 */
export const busyProps = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const;
