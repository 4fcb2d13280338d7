'use client';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import * as card from '../Card/Card.css';
import * as heading from '../Heading/Heading.css';
import { ArrowDown, ArrowUp, Minus } from '../icons';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import { line } from '../Skeleton/line.css';
import { Skeleton } from '../Skeleton/Skeleton';
import { Slot } from '../Slot/Slot';
import { Text } from '../Text/Text';
import * as text from '../Text/Text.css';
import * as styles from './StatCard.css';

export const statTones = ['default', 'success', 'warning', 'danger'] as const;
const arrows = { up: ArrowUp, down: ArrowDown, same: Minus };

export interface StatChange {
  /** Direction of the arrow. An increase is not always good; see `tone`. */
  direction: keyof typeof arrows;
  /** Whether the change is good or bad. Defaults to muted text. */
  tone?: (typeof statTones)[number];
  /** Change as text, for example "4 more than in October". */
  text: ReactNode;
}

export interface StatCardProps extends NativeProps<'div'> {
  /** Name of the figure. */
  label: ReactNode;
  /** Formatted figure. Shows "N/A" if undefined. */
  value?: ReactNode;
  /** `stack`: large figure below the label; `compact`: small figure and label, for many figures in a `StatStrip`. Defaults to `stack`. */
  layout?: 'stack' | 'compact';
  /** Colour of the figure. Use it to highlight figures that need action. Defaults to `default`. */
  tone?: (typeof statTones)[number];
  /** Change since an earlier period. */
  change?: StatChange;
  /** Muted text below the figure. Pass an empty string to reserve its space while loading. */
  note?: ReactNode;
  /** Shows skeletons for the figure, the change and the note. Defaults to `false`. */
  loading?: boolean;
  /**
   * Renders the only child as the card: a link to the counted records, or a filter button with `aria-pressed`. Defaults to
   * `false`.
   */
  asChild?: boolean;
}

const placeholder = (width: number, height?: number) => (
  <span className={line}>
    <Skeleton {...{ width, height }} />
  </span>
);

/**
 * Single key figure. As a link, it opens the counted records; as a button, it filters the list below. Use `DescriptionList` for
 * details of one record.
 *
 * @example
 * <StatCard label="Active policies" value={290} />
 */
export function StatCard({
  label,
  value,
  layout = 'stack',
  tone = 'default',
  change,
  note,
  loading = false,
  asChild = false,
  children,
  ...rest
}: StatCardProps) {
  const translate = useTranslate();
  const isCompact = layout === 'compact';
  const Arrow = change && arrows[change.direction];
  const props = {
    'aria-busy': loading || undefined,
    ...rest,
    className: cx(card.root, styles.root, styles.layout[layout]),
  };
  const content = (
    <>
      <Text asChild size={isCompact ? 'caption' : 'label'} weight="label" tone="muted">
        <span>{label}</span>
      </Text>
      <span
        className={cx(
          styles.figure,
          heading.root,
          heading.size[isCompact ? 'card' : 'page'],
          text.numeric,
          text.tone[tone],
        )}
      >
        {loading
          ? isCompact
            ? placeholder(40, 14)
            : placeholder(72, 20)
          : (value ?? <span className={text.tone.muted}>{translate(messages.empty)}</span>)}
      </span>
      {change && Arrow && (
        <Text asChild size="caption" weight="label" tone={change.tone ?? 'muted'}>
          <span>
            <span className={styles.change}>
              {loading ? placeholder(96) : <Arrow aria-hidden width="1.25em" height="1.25em" />}
              {!loading && change.text}
            </span>
          </span>
        </Text>
      )}
      {note !== undefined && (
        <Text asChild size="caption" tone="muted">
          <span>{loading ? placeholder(120) : note}</span>
        </Text>
      )}
    </>
  );
  if (!asChild) return <div {...props}>{content}</div>;
  return (
    <Slot {...props} renderContent={() => content}>
      {children}
    </Slot>
  );
}
