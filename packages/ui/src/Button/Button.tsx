import type { ReactNode } from 'react';
import type { NativeProps } from '../nativeProps';
import { Slot } from '../Slot/Slot';
import { busyProps, buttonLook, type buttonSizes, type buttonTones, type buttonVariants } from './buttonLook';

export interface ButtonProps extends NativeProps<'button'> {
  /** Prominence. One `solid` accent button a view. */
  variant?: (typeof buttonVariants)[number];
  /** Meaning. A `solid` danger button stands only in a confirmation that names what goes. */
  tone?: (typeof buttonTones)[number];
  /** 28, 32 or 40 px; at least 40 where a finger is likely. */
  size?: (typeof buttonSizes)[number];
  /** An icon before the words; it gets its size here. */
  leadingIcon?: ReactNode;
  /** An icon after the words; it gets its size here. */
  trailingIcon?: ReactNode;
  /** Is doing what it says: keeps its width, its name and the focus, and cannot be pressed again. */
  loading?: boolean;
  /** As wide as its parent. */
  block?: boolean;
  /** Gives its look to the only child, a router's link for example, instead of rendering a `button`. */
  asChild?: boolean;
}

/**
 * Does something here and now. What leads to another page is a `Link`, or a `Button` with `asChild` around a link. A
 * button without words is an `IconButton`.
 */
export function Button({
  variant = 'outline',
  tone = 'neutral',
  size = 'medium',
  leadingIcon,
  trailingIcon,
  loading = false,
  block = false,
  asChild = false,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  const props = {
    ...rest,
    ...(loading && busyProps),
    className: buttonLook({ variant, tone, size, leading: Boolean(leadingIcon), block, loading }),
  };
  if (asChild)
    return (
      <Slot
        {...props}
        renderContent={(words) => (
          <>
            {leadingIcon}
            {words}
            {trailingIcon}
          </>
        )}
      >
        {children}
      </Slot>
    );
  return (
    <button {...props} type={type}>
      {leadingIcon}
      {children}
      {trailingIcon}
    </button>
  );
}
