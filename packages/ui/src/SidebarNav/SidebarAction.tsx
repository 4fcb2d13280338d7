import type { ReactNode } from 'react';
import type { NativeProps } from '../nativeProps';
import * as styles from './SidebarNav.css';

export interface SidebarActionProps extends Omit<NativeProps<'button'>, 'children'> {
  label: ReactNode;
  icon: ReactNode;
}

/** A row of the sidebar's `footer` that does something rather than leads somewhere: sign out, choose a theme. */
export function SidebarAction({ label, icon, type = 'button', ...rest }: SidebarActionProps) {
  return (
    <button {...rest} type={type} className={styles.item}>
      <span className={styles.itemIcon}>{icon}</span>
      <span className={styles.label}>{label}</span>
    </button>
  );
}
