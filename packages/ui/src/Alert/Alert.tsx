'use client';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../fieldIcons';
import { IconButton } from '../IconButton/IconButton';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import * as styles from './Alert.css';

export const alertTones = ['info', 'success', 'warning', 'danger', 'accent', 'neutral'] as const;
type AlertTone = (typeof alertTones)[number];

const icons: Record<AlertTone, typeof Info> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  accent: Info,
  neutral: Info,
};

export interface AlertProps extends Omit<NativeProps<'div'>, 'title'> {
  /** Colour and icon. Defaults to `info`. */
  tone?: AlertTone;
  /** Short summary of the message. */
  title?: ReactNode;
  /** Button or link that resolves the problem. */
  action?: ReactNode;
  /** Called when the user dismisses the alert. Without it, there is no dismiss button. */
  onDismiss?: () => void;
}

/**
 * Message that stays on the page until its cause is resolved. Use a toast for a temporary message and the field's `error` for
 * a problem with one field. Screen readers announce `danger` alerts immediately and other alerts politely.
 *
 * @example
 * <Alert tone="danger" title="The policy was not saved">Check the marked fields.</Alert>
 */
export function Alert({
  tone = 'info',
  title,
  action,
  onDismiss,
  role = tone === 'danger' ? 'alert' : 'status',
  children,
  ...rest
}: AlertProps) {
  const translate = useTranslate();
  const Icon = icons[tone];
  return (
    <div role={role} {...rest} className={cx(styles.root, styles.tone[tone])}>
      <span className={styles.icon}>
        <Icon aria-hidden />
      </span>
      <div className={styles.body}>
        {title && <strong className={styles.title}>{title}</strong>} {children}
      </div>
      {action && <div className={styles.action}>{action}</div>}
      {onDismiss && (
        <div className={styles.dismiss}>
          <IconButton label={translate(messages.dismiss)} size="small" onClick={onDismiss}>
            <X />
          </IconButton>
        </div>
      )}
    </div>
  );
}
