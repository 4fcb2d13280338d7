'use client';
import type { ReactNode } from 'react';
import type { NativeProps } from '../nativeProps';
import * as styles from './SidebarNav.css';

export interface SidebarActionProps extends Omit<NativeProps<'button'>, 'children'> {
  /** Label of the button. */
  label: ReactNode;
  /** Icon before the label. */
  icon: ReactNode;
}

/**
 * Button in the sidebar's `footer`, for actions such as signing out.
 *
 * @example
 * <SidebarAction icon={icon} label="Sign out" onClick={signOut} />
 */
export function SidebarAction({ label, icon, type = 'button', ...rest }: SidebarActionProps) {
  return (
    <button {...rest} type={type} className={styles.item}>
      <span className={styles.itemIcon}>{icon}</span>
      <span className={styles.label}>{label}</span>
    </button>
  );
}
