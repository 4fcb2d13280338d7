import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading/Heading';
import type { NativeProps } from '../nativeProps';
import * as styles from './Card.css';

export const cardPaddings = ['default', 'tight', 'none'] as const;

export interface CardProps extends Omit<NativeProps<'section'>, 'title'> {
  /** Title in the card's header. */
  title?: ReactNode;
  /** Heading level of the title. Defaults to 2. */
  level?: HeadingLevel;
  /** Content at the end of the header: ghost buttons, a chip or a link. */
  actions?: ReactNode;
  /** Muted text below the content. */
  footer?: ReactNode;
  /** Space around the content. Use `none` for tables and rows, which have their own. Defaults to `default`. */
  padding?: (typeof cardPaddings)[number];
}

/**
 * Bordered surface for related content. Use `ListFrame` for a list with a toolbar and pagination.
 *
 * @example
 * <Card title="Owner" actions={<Button size="small">Edit</Button>}>
 *   <Text>Ada Marsh</Text>
 * </Card>
 */
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
