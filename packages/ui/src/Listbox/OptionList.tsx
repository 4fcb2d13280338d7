'use client';
import { type ComponentProps, type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { Check } from '../icons';
import * as styles from './Listbox.css';
import * as parts from './OptionList.css';
import { type ListOption, toRows } from './option';

export interface OptionListHandle {
  /** Scrolls the option into view. */
  show: (index: number) => void;
}

interface OptionListProps {
  options: readonly ListOption[];
  chosen: readonly string[];
  /** Index of the highlighted option; -1 for none. */
  highlighted: number;
  multiple: boolean;
  menuProps: ComponentProps<'div'>;
  optionProps: (index: number) => ComponentProps<'div'>;
  handle: Ref<OptionListHandle>;
}

/** Options of an open list. Only the visible ones are mounted. */
export function OptionList({
  options,
  chosen,
  highlighted,
  multiple,
  menuProps,
  optionProps,
  handle,
}: OptionListProps) {
  const virtual = useRef<VirtualizerHandle>(null);
  const rows = useMemo(() => toRows(options), [options]);
  const at = rows.indexOf(highlighted);
  const headingAt = rows.findLastIndex((row, index) => index < at && typeof row === 'string');
  const headingId = (group: string) => `${menuProps.id}-${encodeURIComponent(group)}`;
  useImperativeHandle(
    handle,
    () => ({ show: (index) => virtual.current?.scrollToIndex(rows.indexOf(index), { align: 'nearest' }) }),
    [rows],
  );
  // Scrolls to the selected option when the list opens.
  const first = useRef(at);
  useEffect(() => {
    if (first.current > 0) virtual.current?.scrollToIndex(first.current, { align: 'center' });
  }, []);
  return (
    <div {...menuProps} tabIndex={-1} aria-multiselectable={multiple || undefined} className={parts.scroller}>
      {/* The highlighted option stays mounted, because the field refers to its id and the option to its heading. */}
      <Virtualizer
        ref={virtual}
        data={rows}
        // Renders a full list in the first frame, before the options are measured.
        ssrCount={12}
        itemSize={options[0]?.description ? 44 : 32}
        keepMounted={[headingAt, at].filter((index) => index >= 0)}
      >
        {(row) => {
          if (typeof row === 'string')
            return (
              <div key={row} id={headingId(row)} role="presentation" className={parts.heading}>
                {row}
              </div>
            );
          const option = options[row];
          if (!option) return <div key={row} />;
          const checked = chosen.includes(option.value);
          return (
            <div
              key={option.value}
              {...optionProps(row)}
              aria-selected={checked}
              aria-disabled={option.disabled || undefined}
              aria-describedby={option.group && headingId(option.group)}
              aria-setsize={options.length}
              aria-posinset={row + 1}
              data-state={checked ? 'checked' : 'unchecked'}
              data-highlighted={row === highlighted || undefined}
              data-disabled={option.disabled || undefined}
              className={styles.option}
            >
              {option.icon && <span className={styles.optionIcon}>{option.icon}</span>}
              <span className={styles.optionLabel}>
                {option.label}
                {option.description && <div className={parts.description}>{option.description}</div>}
              </span>
              {checked && (
                <span className={styles.check}>
                  <Check />
                </span>
              )}
            </div>
          );
        }}
      </Virtualizer>
    </div>
  );
}
