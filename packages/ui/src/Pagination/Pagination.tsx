'use client';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from '../icons';
import * as messages from '../messages/english';
import { fill, useLocale, useTranslate } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import { Select } from '../Select/Select';
import { mirrored } from '../theme/mirrored.css';
import * as styles from './Pagination.css';
import { pageWindow } from './pageWindow';

export interface PaginationProps extends Omit<NativeProps<'nav'>, 'children'> {
  /** Index of the current page, starting at 0. */
  page: number;
  /** Rows per page. */
  pageSize: number;
  /** Number of rows on all pages. */
  total: number;
  /** Whether there are more rows than `total`, which no page shows. Defaults to `false`. */
  totalIsCapped?: boolean;
  /** Page sizes to choose from. */
  pageSizes: readonly number[];
  /** Called with the index of the page that the user selects. */
  onPageChange: (page: number) => void;
  /** Called with the page size that the user selects. */
  onPageSizeChange: (pageSize: number) => void;
  /** Disables all controls, for example while the list loads. Defaults to `false`. */
  disabled?: boolean;
}

/**
 * Page controls of a list with server-side pagination: range of rows, rows per page, page buttons.
 *
 * @example
 * <Pagination
 *   page={page}
 *   pageSize={20}
 *   total={500}
 *   pageSizes={[20, 50, 100]}
 *   onPageChange={setPage}
 *   onPageSizeChange={setPageSize}
 * />
 */
export function Pagination({
  page,
  pageSize,
  total,
  totalIsCapped = false,
  pageSizes,
  onPageChange,
  onPageSizeChange,
  disabled = false,
  ...rest
}: PaginationProps) {
  const locale = useLocale();
  const translate = useTranslate();
  const count = Math.max(1, Math.ceil(total / pageSize));
  const number = (value: number) => value.toLocaleString(locale);
  const range = {
    from: number(total === 0 ? 0 : page * pageSize + 1),
    to: number(Math.min((page + 1) * pageSize, total)),
    total: `${number(total)}${totalIsCapped ? '+' : ''}`,
  };
  const slots = pageWindow(page, count);

  return (
    <nav aria-label={translate(messages.pagination)} {...rest} className={styles.root}>
      {/* A live region, because the rows change elsewhere on the page. */}
      <span className={styles.range} aria-live="polite">
        {emphasised(translate(messages.range), range)}
      </span>
      <div className={styles.rows}>
        <span aria-hidden>{translate(messages.rowsPerPage)}</span>
        <div className={styles.rowsSelect}>
          <Select
            label={translate(messages.rowsPerPage)}
            hideLabel
            size="small"
            options={pageSizes.map((size) => ({ value: String(size), label: number(size) }))}
            value={String(pageSize)}
            onValueChange={(size) => onPageSizeChange(Number(size))}
            disabled={disabled}
          />
        </div>
      </div>
      <div className={styles.pages}>
        <Step
          label={translate(messages.previousPage)}
          to={page - 1}
          blocked={disabled || page <= 0}
          onPageChange={onPageChange}
        >
          <ChevronLeft aria-hidden className={mirrored} />
        </Step>
        {slots.map((slot, index) =>
          slot === 'gap' ? (
            <span key={`gap after ${slots[index - 1]}`} aria-hidden className={styles.gap}>
              …
            </span>
          ) : (
            <button
              key={slot}
              type="button"
              aria-label={translate(messages.page, { page: number(slot + 1) })}
              aria-current={slot === page ? 'page' : undefined}
              aria-disabled={disabled || undefined}
              className={cx(styles.page, isNeighbour(slot, page, count) && styles.neighbour)}
              onClick={() => !disabled && slot !== page && onPageChange(slot)}
            >
              {number(slot + 1)}
            </button>
          ),
        )}
        <Step
          label={translate(messages.nextPage)}
          to={page + 1}
          blocked={disabled || page >= count - 1}
          onPageChange={onPageChange}
        >
          <ChevronRight aria-hidden className={mirrored} />
        </Step>
      </div>
    </nav>
  );
}

/** Hidden on phones, which have room for five pages. */
const isNeighbour = (slot: number, page: number, count: number) =>
  count > 5 && slot !== page && slot !== 0 && slot !== count - 1;

/** Emphasises the numbers of "1–20 of 24", whatever their order in the user's language. */
function emphasised(text: string, values: { from: string; to: string; total: string }): ReactNode[] {
  return text.split(/(\{from\}.*\{to\}|\{total\})/).map((part, index) => {
    const figures = fill(part, values);
    return part.startsWith('{') ? <b key={index}>{figures}</b> : figures;
  });
}

interface StepProps {
  label: string;
  to: number;
  blocked: boolean;
  onPageChange: (page: number) => void;
  children: ReactNode;
}

/** Stays focusable when it is disabled, so that a keyboard user who reaches the last page does not lose the focus. */
function Step({ label, to, blocked, onPageChange, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={blocked || undefined}
      className={styles.page}
      onClick={() => !blocked && onPageChange(to)}
    >
      {children}
    </button>
  );
}
