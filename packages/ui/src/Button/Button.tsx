'use client';
import type { ReactNode } from 'react';
import type { NativeProps } from '../nativeProps';
import { blockedButton, useReadOnly } from '../ReadOnly/readOnlyState';
import { Slot } from '../Slot/Slot';
import { busyProps, buttonLook, type buttonSizes, type buttonTones, type buttonVariants } from './buttonLook';

export interface ButtonProps extends NativeProps<'button'> {
  /** Prominence. Use one `solid` accent button per view. Defaults to `outline`. */
  variant?: (typeof buttonVariants)[number];
  /** Meaning. Use a `solid` danger button only in a confirmation that names what will be deleted. Defaults to `neutral`. */
  tone?: (typeof buttonTones)[number];
  /** 28, 32 or 40 px. Use at least 40 px on touch screens. Defaults to `medium` (32 px). */
  size?: (typeof buttonSizes)[number];
  /** Icon before the label, resized to fit. */
  leadingIcon?: ReactNode;
  /** Icon after the label, resized to fit. */
  trailingIcon?: ReactNode;
  /** Shows a spinner and ignores presses. The button keeps its width, its name and the focus. Defaults to `false`. */
  loading?: boolean;
  /** Full width of the parent. Defaults to `false`. */
  block?: boolean;
  /** Applies the button's styles to the only child, such as a router link, and renders no `button`. Defaults to `false`. */
  asChild?: boolean;
  /** Changes data, so that the button is disabled inside `ReadOnly`. Defaults to `true` for `type="submit"`. */
  writes?: boolean;
}

/**
 * Button that performs an action. To open another page, use `Link`, or `Button` with `asChild` around a link. Use `IconButton`
 * for a button without text.
 *
 * @example
 * <Button variant="solid" tone="accent" loading={isSaving} onClick={save}>Save</Button>
 */
export function Button(props: ButtonProps) {
  const readOnly = useReadOnly(props.writes ?? props.type === 'submit');
  return readOnly ? readOnly.explain(renderButton(blockedButton(props, readOnly.reason))) : renderButton(props);
}

function renderButton({
  variant = 'outline',
  tone = 'neutral',
  size = 'medium',
  leadingIcon,
  trailingIcon,
  loading = false,
  block = false,
  asChild = false,
  type = 'button',
  writes: _,
  children,
  ...rest
}: ButtonProps) {
  const props = {
    ...rest,
    ...(loading && busyProps),
    className: buttonLook({ variant, tone, size, leading: Boolean(leadingIcon), block }),
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
