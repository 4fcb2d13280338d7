import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { AlertProps } from '../Alert/Alert';
import * as alert from '../Alert/Alert.css';
import type { NativeProps } from '../nativeProps';
import * as styles from './Callout.css';

export interface CalloutProps extends Omit<NativeProps<'div'>, 'title'>, Pick<AlertProps, 'tone'> {
  /** Icon in a disc before the text, resized to fit. */
  icon?: ReactNode;
  /** Short title. */
  title?: ReactNode;
  /** Button or link related to the message. */
  action?: ReactNode;
}

/**
 * Highlighted note that is part of the page from the start. Use `Alert` for a message that appears while the user works,
 * because screen readers announce it.
 *
 * @example
 * <Callout title="Needed by Friday">The carrier asks for the driver list.</Callout>
 */
export function Callout({ tone = 'accent', icon, title, action, children, ...rest }: CalloutProps) {
  return (
    <div role="note" {...rest} className={cx(styles.root, alert.tone[tone])}>
      {icon && (
        <span aria-hidden className={styles.disc}>
          {icon}
        </span>
      )}
      <div className={alert.body}>
        {title && <strong className={styles.title}>{title}</strong>}
        {children}
      </div>
      {action && <div className={alert.action}>{action}</div>}
    </div>
  );
}
