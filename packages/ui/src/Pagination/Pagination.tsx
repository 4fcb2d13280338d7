import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from '../icons';
import { fill, useLocale, useWords } from '../messages/messages';
import * as words from '../messages/words';
import type { NativeProps } from '../nativeProps';
import { Select } from '../Select/Select';
import * as styles from './Pagination.css';
import { pageWindow } from './pageWindow';

export interface PaginationProps extends Omit<NativeProps<'nav'>, 'children'> {
  /** The page that is shown, from 0. */
  page: number;
  /** Rows on a page. */
  pageSize: number;
  /** Rows on all pages. */
  total: number;
  /** The sizes to choose from. */
  pageSizes: readonly number[];
  onPageChange: (page: number) => void;
  onPageSizeChange: (pageSize: number) => void;
  /** While the list cannot be turned, for instance while it loads. */
  disabled?: boolean;
}

/** Turns the pages of a list that the server cuts, and says which rows of how many are shown. */
export function Pagination({
  page,
  pageSize,
  total,
  pageSizes,
  onPageChange,
  onPageSizeChange,
  disabled = false,
  ...rest
}: PaginationProps) {
  const locale = useLocale();
  const say = useWords();
  const count = Math.max(1, Math.ceil(total / pageSize));
  const number = (value: number) => value.toLocaleString(locale);
  const range = {
    from: number(total === 0 ? 0 : page * pageSize + 1),
    to: number(Math.min((page + 1) * pageSize, total)),
    total: number(total),
  };
  const slots = pageWindow(page, count);

  return (
    <nav aria-label={say(words.pagination)} {...rest} className={styles.root}>
      {/* said when it changes, since the rows change elsewhere */}
      <span className={styles.range} aria-live="polite">
        {emphasised(say(words.range), range)}
      </span>
      <div className={styles.rows}>
        <span aria-hidden>{say(words.rowsPerPage)}</span>
        <div className={styles.rowsSelect}>
          <Select
            label={say(words.rowsPerPage)}
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
        <Step label={say(words.previousPage)} to={page - 1} blocked={disabled || page <= 0} onPageChange={onPageChange}>
          <ChevronLeft aria-hidden />
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
              aria-label={say(words.page, { page: number(slot + 1) })}
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
          label={say(words.nextPage)}
          to={page + 1}
          blocked={disabled || page >= count - 1}
          onPageChange={onPageChange}
        >
          <ChevronRight aria-hidden />
        </Step>
      </div>
    </nav>
  );
}

/** More than five pages do not fit a phone; few enough are all shown. */
const isNeighbour = (slot: number, page: number, count: number) =>
  count > 5 && slot !== page && slot !== 0 && slot !== count - 1;

/** The figures of “1–20 of 24” stand out from the words, in whatever order the language has them. */
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

/** At the end it stays in the tab order: a button that is pressed and vanishes takes the focus with it. */
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
