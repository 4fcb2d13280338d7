import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Circle } from '../icons';

import type { NativeProps } from '../nativeProps';
import { Text } from '../Text/Text';
import type { Tone } from '../theme/tokens';
import { soft } from '../theme/tone.css';
import * as styles from './Timeline.css';

export interface TimelineEntry {
  /** Unique id. */
  id: string | number;
  /** Event. */
  title: ReactNode;
  /** Person and time. */
  meta?: ReactNode;
  /** Icon in the disc, resized to fit. */
  icon?: ReactNode;
  /** Colour of the disc. The title must express the same meaning. Defaults to `neutral`. */
  tone?: Tone;
  /** Comment or reason. */
  note?: ReactNode;
  /** Buttons or a menu at the end of the title. */
  actions?: ReactNode;
}

export interface TimelineProps extends Omit<NativeProps<'ol'>, 'children' | 'role'> {
  /** Events in reading order, usually newest first. */
  entries: readonly TimelineEntry[];
}

/**
 * History of a record: events with person, time and comment. Use `Stepper` for steps that are still ahead.
 *
 * @example
 * <Timeline entries={entries} />
 */
export function Timeline({ entries, ...rest }: TimelineProps) {
  return (
    <ol role="list" {...rest}>
      {entries.map(({ id, title, meta, icon, tone = 'neutral', note, actions }) => (
        <li key={id} className={styles.entry}>
          <span aria-hidden className={cx(styles.disc, soft[tone])}>
            {icon ?? <Circle />}
          </span>
          <div className={styles.body}>
            <div className={styles.head}>
              <Text asChild weight="label">
                <div>{title}</div>
              </Text>
              {actions}
            </div>
            {meta && (
              <Text asChild size="label" tone="muted" numeric>
                <div>{meta}</div>
              </Text>
            )}
            {note && <div className={styles.note}>{note}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
