import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { AlertProps } from '../Alert/Alert';
import * as alert from '../Alert/Alert.css';
import type { NativeProps } from '../nativeProps';
import * as styles from './Callout.css';

export interface CalloutProps extends Omit<NativeProps<'div'>, 'title'>, Pick<AlertProps, 'tone'> {
  /** In a disc before the words; it gets its size here. */
  icon?: ReactNode;
  /** What it is about, in a few strong words. */
  title?: ReactNode;
  /** What one can do about it. */
  action?: ReactNode;
}

/**
 * Sets something worth knowing apart from what stands around it. It is part of the page from the beginning: what comes up
 * while one works, and has to be heard, is an `Alert`.
 */
export function Callout({ tone = 'accent', icon, title, action, children, ...rest }: CalloutProps) {
  return (
    <div role="note" {...rest} className={cx(styles.root, alert.tone[tone])}>
      {icon && (
        <span aria-hidden className={styles.disc}>
          {icon}
        </span>
      )}
      <div className={alert.words}>
        {title && <strong className={styles.title}>{title}</strong>}
        {children}
      </div>
      {action && <div className={alert.action}>{action}</div>}
    </div>
  );
}
