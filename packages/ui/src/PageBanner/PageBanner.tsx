import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { AlertProps } from '../Alert/Alert';
import * as alert from '../Alert/Alert.css';
import type { NativeProps } from '../nativeProps';
import * as styles from './PageBanner.css';

export interface PageBannerProps
  extends Omit<NativeProps<'section'>, 'title' | 'aria-label'>,
    Pick<AlertProps, 'tone'> {
  /** Accessible name of the region. */
  label: string;
  /** Icon before the text, resized to fit. */
  icon?: ReactNode;
  /** Short title. */
  title: ReactNode;
  /** Short fact at the end, such as the time that is left. */
  status?: ReactNode;
  /** Buttons. On phones they share a row below the text. */
  actions?: ReactNode;
}

/**
 * State of the whole portal, above every page. It stays in view and cannot be closed. Pass it to `AppShell`.
 *
 * @example
 * <PageBanner label="View as customer" title="You see the portal as Ada Marsh" />
 */
export function PageBanner({
  tone = 'warning',
  label,
  icon,
  title,
  status,
  actions,
  children,
  ...rest
}: PageBannerProps) {
  return (
    <section {...rest} aria-label={label} className={cx(styles.root, alert.tone[tone])}>
      {icon && (
        <span aria-hidden className={styles.icon}>
          {icon}
        </span>
      )}
      <p className={styles.body}>
        <strong className={alert.title}>{title}</strong> {children}
      </p>
      {status && <span className={styles.status}>{status}</span>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
