'use client';
import { cx } from 'class-variance-authority';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import { useControllableState } from '../useControllableState';
import { useScrollable } from '../useScrollable';
import * as styles from './Splitter.css';
import { limitSize, type SplitterOrientation, sizeOfKey } from './splitterSize';

export interface SplitterProps extends Omit<NativeProps<'div'>, 'children' | 'defaultValue'> {
  /** Content of the first panel: at the start, or at the top. */
  first: ReactNode;
  /** Content of the second panel. */
  second: ReactNode;
  /** Accessible name of the separator. Defaults to "Resize panels". */
  label?: string;
  /** Panels side by side, on phones below each other, or always below each other. Defaults to `horizontal`. */
  orientation?: SplitterOrientation;
  /** Size of the first panel in percent (controlled). */
  value?: number;
  /** Initial size of the first panel in percent (uncontrolled). A double click restores it. Defaults to 50. */
  defaultValue?: number;
  /** Called with the size in percent while the user resizes the panels. */
  onValueChange?: (value: number) => void;
  /** Called with the size in percent after each key, and when a drag ends. Use it to store the size. */
  onValueCommit?: (value: number) => void;
  /** Smallest size of the first panel in percent. Defaults to 20. */
  min?: number;
  /** Largest size of the first panel in percent. Defaults to 80. */
  max?: number;
  /** Percentage points by which an arrow key moves the separator. Defaults to 5. */
  step?: number;
  /** Prevents the user from resizing the panels. Defaults to `false`. */
  disabled?: boolean;
}

/**
 * Two panels with a separator that the user can move, such as a list and a preview. It fills the height of its parent.
 *
 * Keyboard: the arrow keys move the separator, Home and End move it to its limits.
 *
 * @example
 * <Splitter label="Resize the list" first={<Messages />} second={<Thread />} defaultValue={35} />
 */
export function Splitter({
  first,
  second,
  label,
  orientation = 'horizontal',
  value,
  defaultValue = 50,
  onValueChange,
  onValueCommit,
  min = 20,
  max = 80,
  step = 5,
  disabled = false,
  ...rest
}: SplitterProps) {
  const id = useId();
  const translate = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const separator = useRef<HTMLDivElement>(null);
  const [size, setSize] = useControllableState(value, defaultValue, onValueChange);
  // Distance in px from the pointer to the middle of the separator.
  const [grip, setGrip] = useState<number>();

  const commit = (next: number) => {
    setSize(next);
    onValueCommit?.(next);
  };
  const isRtl = () => root.current !== null && getComputedStyle(root.current).direction === 'rtl';
  const middleOf = (box: DOMRect) => (orientation === 'vertical' ? box.y + box.height / 2 : box.x + box.width / 2);
  const pointOf = (event: PointerEvent) => (orientation === 'vertical' ? event.clientY : event.clientX);
  const sizeAt = (event: PointerEvent): number => {
    if (!root.current || !separator.current) return size;
    const [box, handle] = [root.current.getBoundingClientRect(), separator.current.getBoundingClientRect()];
    const isVertical = orientation === 'vertical';
    const [total, thick] = isVertical ? [box.height, handle.height] : [box.width, handle.width];
    const from = pointOf(event) + (grip ?? 0) - thick / 2;
    const before = isVertical ? from - box.y : isRtl() ? box.right - from - thick : from - box.x;
    return limitSize((before / (total - thick)) * 100, { min, max });
  };
  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (disabled || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setGrip(middleOf(event.currentTarget.getBoundingClientRect()) - pointOf(event));
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (grip === undefined) return;
    const next = sizeAt(event);
    if (next !== size) setSize(next);
  };
  const release = (event: PointerEvent<HTMLDivElement>) => {
    if (grip === undefined) return;
    setGrip(undefined);
    const next = event.type === 'pointercancel' ? size : sizeAt(event);
    if (next !== size) setSize(next);
    onValueCommit?.(next);
  };
  const keyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = sizeOfKey(event.key, size, { orientation, step, isRtl: isRtl(), min, max });
    if (disabled || next === undefined) return;
    event.preventDefault();
    if (next !== size) commit(next);
  };
  // A focusable separator is a control.
  const handlers = {
    onPointerDown: press,
    onPointerMove: move,
    onPointerUp: release,
    onPointerCancel: release,
    onDoubleClick: () => {
      if (!disabled) commit(limitSize(defaultValue, { min, max }));
    },
    onKeyDown: keyDown,
  };

  return (
    <div {...rest} ref={root} className={styles.root[orientation]}>
      <Panel id={id} size={size}>
        {first}
      </Panel>
      <div
        ref={separator}
        role="separator"
        tabIndex={disabled ? -1 : 0}
        aria-label={label ?? translate(messages.resizePanels)}
        // The separator of panels side by side is a vertical line.
        aria-orientation={orientation === 'horizontal' ? 'vertical' : 'horizontal'}
        aria-controls={id}
        aria-valuenow={Math.round(size)}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={`${Math.round(size)}%`}
        aria-disabled={disabled || undefined}
        data-dragging={grip === undefined ? undefined : ''}
        className={cx(styles.separator[orientation], disabled && styles.disabled)}
        {...handlers}
      />
      <Panel size={100 - size}>{second}</Panel>
    </div>
  );
}

function Panel({ id, size, children }: { id?: string; size: number; children: ReactNode }) {
  return (
    <div {...useScrollable()} id={id} className={styles.panel} style={{ flexGrow: size }}>
      {children}
    </div>
  );
}
