import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Circle } from '../icons';

import type { NativeProps } from '../nativeProps';
import { Text } from '../Text/Text';
import type { Tone } from '../theme/tokens';
import { soft } from '../theme/tone.css';
import * as styles from './Timeline.css';

export interface TimelineEntry {
  /** Tells it from the others. */
  id: string | number;
  /** What happened. */
  title: ReactNode;
  /** Who and when. */
  meta?: ReactNode;
  /** In the disc; it gets its size here. */
  icon?: ReactNode;
  /** What the disc's colour means; the title says it too. */
  tone?: Tone;
  /** What was said with it. */
  note?: ReactNode;
}

export interface TimelineProps extends Omit<NativeProps<'ol'>, 'children' | 'role'> {
  /** In the order in which they are read; newest first, as a rule. */
  entries: readonly TimelineEntry[];
}

/** What happened to one thing, in order: who, when, and what was said. Steps that are still to come are a stepper. */
export function Timeline({ entries, ...rest }: TimelineProps) {
  return (
    <ol role="list" {...rest}>
      {entries.map(({ id, title, meta, icon, tone = 'neutral', note }) => (
        <li key={id} className={styles.entry}>
          <span aria-hidden className={cx(styles.disc, soft[tone])}>
            {icon ?? <Circle />}
          </span>
          <div className={styles.body}>
            <Text as="div" weight="label">
              {title}
            </Text>
            {meta && (
              <Text as="div" size="label" tone="muted" numeric>
                {meta}
              </Text>
            )}
            {note && <div className={styles.note}>{note}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
