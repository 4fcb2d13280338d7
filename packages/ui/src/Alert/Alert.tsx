import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../fieldIcons';
import { IconButton } from '../IconButton/IconButton';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
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
  tone?: AlertTone;
  /** What is so, in a few strong words. */
  title?: ReactNode;
  /** A button that does something about it. */
  action?: ReactNode;
  /** Shows a button that takes the alert away. */
  onDismiss?: () => void;
}

/**
 * Says, in the page, what holds until something is done about it. What passes by itself is a toast; what belongs to one
 * field is that field's error. Screen readers say a danger alert at once, the others when they come to rest.
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
  const say = useWords();
  const Icon = icons[tone];
  return (
    <div role={role} {...rest} className={cx(styles.root, styles.tone[tone])}>
      <span className={styles.icon}>
        <Icon aria-hidden />
      </span>
      <div className={styles.words}>
        {title && <strong className={styles.title}>{title}</strong>} {children}
      </div>
      {action && <div className={styles.action}>{action}</div>}
      {onDismiss && (
        <div className={styles.dismiss}>
          <IconButton label={say(words.dismiss)} size="small" onClick={onDismiss}>
            <X />
          </IconButton>
        </div>
      )}
    </div>
  );
}
