import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import * as card from '../Card/Card.css';
import * as heading from '../Heading/Heading.css';
import { ArrowDown, ArrowUp, Minus } from '../icons';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
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
  /** What the arrow says to the eye; more is not always better. */
  direction: keyof typeof arrows;
  /** Whether that is good. */
  tone?: (typeof statTones)[number];
  /** The same in words that can be heard: “4 more than in October”. */
  text: ReactNode;
}

export interface StatCardProps extends NativeProps<'div'> {
  /** What is counted. */
  label: ReactNode;
  /** The figure, as the reader's language writes it; `N/A` without one. */
  value?: ReactNode;
  /** `stack`: the figure under what is counted; `line`: beside it, where there are many and there is room. */
  layout?: 'stack' | 'line';
  /** Draws the eye to a figure that something has to be done about. */
  tone?: (typeof statTones)[number];
  change?: StatChange;
  /** A quiet line under the figure. An empty one keeps its place while the card loads. */
  note?: ReactNode;
  /** The figure is on its way; what stands below it keeps its place. */
  loading?: boolean;
  /** The card is its only child: a link to what is counted, or a button with `aria-pressed` that filters by it. */
  asChild?: boolean;
}

const bone = (width: number, height?: number) => (
  <span className={line}>
    <Skeleton {...{ width, height }} />
  </span>
);

/**
 * One figure that says how things stand. As a link it leads to what it counts; as a button it filters the list below. Facts
 * about one thing are a `DescriptionList`.
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
  const say = useWords();
  const Arrow = change && arrows[change.direction];
  const props = {
    'aria-busy': loading || undefined,
    ...rest,
    className: cx(card.root, styles.root, styles.layout[layout]),
  };
  const content = (
    <>
      <Text as="span" size="label" weight="label" tone="muted">
        {label}
      </Text>
      <span
        className={cx(heading.root, heading.size[layout === 'line' ? 'card' : 'page'], text.numeric, text.tone[tone])}
      >
        {loading
          ? layout === 'line'
            ? bone(32, 14)
            : bone(72, 20)
          : (value ?? <span className={text.tone.muted}>{say(words.empty)}</span>)}
      </span>
      {change && Arrow && (
        <Text as="span" size="caption" weight="label" tone={change.tone ?? 'muted'}>
          <span className={styles.change}>
            {loading ? bone(96) : <Arrow aria-hidden width="1.25em" height="1.25em" />}
            {!loading && change.text}
          </span>
        </Text>
      )}
      {note !== undefined && (
        <Text as="span" size="caption" tone="muted">
          {loading ? bone(120) : note}
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
