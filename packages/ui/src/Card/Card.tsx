import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading/Heading';
import type { NativeProps } from '../nativeProps';
import * as styles from './Card.css';

export const cardPaddings = ['default', 'tight', 'none'] as const;

export interface CardProps extends Omit<NativeProps<'section'>, 'title'> {
  title?: ReactNode;
  /** Place of the title in the outline of the page. */
  level?: HeadingLevel;
  /** At the end of the head: ghost buttons, a chip, a link. */
  actions?: ReactNode;
  /** A quiet line under everything. */
  footer?: ReactNode;
  /** Room around the content; `none` for rows and tables, which bring their own. */
  padding?: (typeof cardPaddings)[number];
}

/** A bordered surface for what belongs together. A list with its toolbar and pages stands in a `ListFrame`. */
export function Card({ title, level = 2, actions, footer, padding = 'default', children, ...rest }: CardProps) {
  return (
    <section {...rest} className={styles.root}>
      {(title || actions) && (
        <div className={cx(styles.head, children !== undefined && styles.headLine)}>
          <div className={styles.title}>
            {title && (
              <Heading level={level} size="card">
                {title}
              </Heading>
            )}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {children !== undefined && <div className={styles.body[padding]}>{children}</div>}
      {footer && <div className={styles.foot}>{footer}</div>}
    </section>
  );
}
