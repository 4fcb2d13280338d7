import type { NativeProps } from '../nativeProps';
import * as styles from './FormGrid.css';

/**
 * Sets the fields of a form in one column, and from 900 px in two where fields pair. What does not pair stands in a
 * `FullRow`.
 */
export function FormGrid(props: NativeProps<'div'>) {
  return (
    <div className={styles.container}>
      <div {...props} className={styles.grid} />
    </div>
  );
}

/** A row of a `FormGrid` to itself. */
export function FullRow(props: NativeProps<'div'>) {
  return <div {...props} className={styles.fullRow} />;
}
