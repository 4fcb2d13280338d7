import { cva } from 'class-variance-authority';
import type { MouseEvent } from 'react';
import { remembered } from '../remembered';
import { controlSizes } from '../theme/control';
import * as styles from './Button.css';

/** Prominence, from the one thing to do on a view to what stands in a toolbar. */
export const buttonVariants = ['solid', 'soft', 'outline', 'ghost'] as const;
export const buttonTones = ['neutral', 'accent', 'danger', 'success'] as const;
export const buttonSizes = controlSizes;

const grounds = { solid: styles.solid, soft: styles.soft, outline: styles.plain, ghost: styles.plain };

const look = cva(styles.root, {
  variants: {
    variant: styles.variant,
    tone: { neutral: '', accent: '', danger: '', success: '' },
    size: styles.size,
    leading: { true: styles.leading },
    block: { true: styles.block },
    loading: { true: styles.busy },
  },
  compoundVariants: buttonVariants.flatMap((variant) =>
    buttonTones.map((tone) => ({
      variant,
      tone,
      class: [grounds[variant][tone], styles.disabled[variant === 'ghost' ? 'ghost' : 'filled']],
    })),
  ),
});

/** The classes of a button, for `Button` and `IconButton`. */
export const buttonLook = remembered(look);

/**
 * What makes a button do nothing while it works. It is not `disabled`, since that would take the keyboard's focus
 * away; stopping the click also keeps a form from being sent twice by Enter.
 */
export const busyProps = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const;
