'use client';
import { cx } from 'class-variance-authority';
import type { ButtonProps } from '../Button/Button';
import { busyProps, buttonLook } from '../Button/buttonLook';
import { blockedButton, useReadOnly } from '../ReadOnly/readOnlyState';
import { Slot } from '../Slot/Slot';
import * as styles from './IconButton.css';

export interface IconButtonProps
  extends Omit<ButtonProps, 'leadingIcon' | 'trailingIcon' | 'block' | 'aria-label' | 'children'> {
  /** Accessible name: the action. Wrap the button in a `Tooltip` to show it to sighted users. */
  label: string;
  /** Icon, or with `asChild` a link around the icon. The icon is resized to fit. */
  children: ButtonProps['children'];
}

/**
 * Button with a well-known icon and no text: edit, delete, close. Prefer `Button` when there is room for text.
 *
 * @example
 * <Tooltip content="Edit">
 *   <IconButton label="Edit" onClick={edit}>{icon}</IconButton>
 * </Tooltip>
 */
export function IconButton(props: IconButtonProps) {
  const readOnly = useReadOnly(props.writes ?? props.type === 'submit');
  return readOnly ? readOnly.explain(renderIconButton(blockedButton(props, readOnly.reason))) : renderIconButton(props);
}

function renderIconButton({
  label,
  variant = 'ghost',
  tone = 'neutral',
  size = 'medium',
  loading = false,
  asChild = false,
  type = 'button',
  writes: _,
  ...rest
}: IconButtonProps) {
  const props = {
    ...rest,
    ...(loading && busyProps),
    'aria-label': label,
    className: cx(buttonLook({ variant, tone, size }), styles.size[size], variant === 'ghost' && styles.ghost[tone]),
  };
  return asChild ? <Slot {...props} /> : <button {...props} type={type} />;
}
