'use client';
import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { Button } from '../Button/Button';
import { ChevronDown } from '../icons';
import type { NativeProps } from '../nativeProps';
import { useControllableState } from '../useControllableState';
import * as styles from './Collapsible.css';

export interface CollapsibleProps extends NativeProps<'div'> {
  /** Text of the button while the content is hidden, such as "Show all 14 coverages". */
  label: ReactNode;
  /** Text of the button while the content is visible. Defaults to `label`. */
  openLabel?: ReactNode;
  /** Whether the content is visible (controlled). */
  open?: boolean;
  /** Whether the content is visible initially (uncontrolled). Defaults to `false`. */
  defaultOpen?: boolean;
  /** Called when the user shows or hides the content. */
  onOpenChange?: (open: boolean) => void;
  /** Prevents the user from showing or hiding the content. Defaults to `false`. */
  disabled?: boolean;
}

/**
 * Button that shows and hides further content below it. Hidden content is not mounted. Use `Accordion` for several sections with
 * titles.
 *
 * Keyboard: Enter and Space on the button show or hide the content.
 *
 * @example
 * <Collapsible label="Show details" openLabel="Hide details">
 *   <Text>The carrier confirmed the change on 11/20/2026.</Text>
 * </Collapsible>
 */
export function Collapsible({
  label,
  openLabel = label,
  open: given,
  defaultOpen = false,
  onOpenChange,
  disabled = false,
  children,
  ...rest
}: CollapsibleProps) {
  const id = useId();
  const [open, setOpen] = useControllableState(given, defaultOpen, onOpenChange);
  return (
    <div {...rest} className={styles.root}>
      <Button
        variant="ghost"
        size="small"
        disabled={disabled}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        trailingIcon={<ChevronDown aria-hidden className={cx(styles.chevron, open && styles.open)} />}
      >
        {open ? openLabel : label}
      </Button>
      {open && (
        <div id={id} className={styles.content}>
          {children}
        </div>
      )}
    </div>
  );
}
