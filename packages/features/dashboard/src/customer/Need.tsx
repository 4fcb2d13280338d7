import { Icon, type IconNode, Text } from '@fairlead/ui';
import type { ReactNode } from 'react';
import * as styles from './customer.css';

interface NeedProps {
  icon: IconNode;
  tone: keyof typeof styles.need;
  title: string;
  text: ReactNode;
  children: ReactNode;
}

/** Row of a thing that the customer has to do, with its actions. */
export function Need({ icon, tone, title, text, children }: NeedProps) {
  return (
    <li className={`${styles.line} ${styles.needRow}`}>
      <span className={styles.need[tone]} aria-hidden>
        <Icon of={icon} size={20} strokeWidth={1.6} />
      </span>
      <span className={styles.needText}>
        <Text asChild weight="label">
          <span>{title}</span>
        </Text>
        <Text asChild tone="muted" numeric>
          <span>{text}</span>
        </Text>
      </span>
      <span className={styles.needActions}>{children}</span>
    </li>
  );
}
