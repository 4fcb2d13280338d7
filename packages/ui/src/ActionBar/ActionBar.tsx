import type { ReactNode } from 'react';
import type { NativeProps } from '../nativeProps';
import * as styles from './ActionBar.css';

export interface ActionBarProps extends NativeProps<'div'> {
  /** Text at the start of the bar, such as the time of the last save. Hidden on phones. */
  note?: ReactNode;
  /** Buttons, the primary one last. On phones they share the full width. */
  children: ReactNode;
}

/**
 * Sticky bar that keeps Save and Cancel visible below a long form. Render it as the last child of the form's card.
 *
 * @example
 * <ActionBar>
 *   <Button>Cancel</Button>
 *   <Button variant="solid" tone="accent" type="submit">Save</Button>
 * </ActionBar>
 */
export function ActionBar({ note, children, ...rest }: ActionBarProps) {
  return (
    <div {...rest} className={styles.root}>
      {note && <div className={styles.note}>{note}</div>}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
