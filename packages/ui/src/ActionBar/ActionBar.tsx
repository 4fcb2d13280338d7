import type { ReactNode } from 'react';
import type { NativeProps } from '../nativeProps';
import * as styles from './ActionBar.css';

export interface ActionBarProps extends NativeProps<'div'> {
  /** At the start of the bar: what the star means, when it was last saved. Left out on a phone. */
  note?: ReactNode;
  /** The buttons, the primary one last. On a phone they share the width. */
  children: ReactNode;
}

/** Keeps Save and Cancel in view at the foot of a long form. It is the last child of the form's card. */
export function ActionBar({ note, children, ...rest }: ActionBarProps) {
  return (
    <div {...rest} className={styles.root}>
      {note && <div className={styles.note}>{note}</div>}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
