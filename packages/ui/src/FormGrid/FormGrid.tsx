import type { NativeProps } from '../nativeProps';
import * as styles from './FormGrid.css';

/**
 * Arranges form fields in one column, or from 900 px in two. Wrap a field that should span both columns in a `FullRow`.
 *
 * @example
 * <FormGrid>
 *   <TextField label="First name" />
 *   <TextField label="Last name" />
 * </FormGrid>
 */
export function FormGrid(props: NativeProps<'div'>) {
  return (
    <div className={styles.container}>
      <div {...props} className={styles.grid} />
    </div>
  );
}

/**
 * Full-width row of a `FormGrid`.
 *
 * @example
 * <FormGrid>
 *   <FullRow>
 *     <TextArea label="Note" />
 *   </FullRow>
 * </FormGrid>
 */
export function FullRow(props: NativeProps<'div'>) {
  return <div {...props} className={styles.fullRow} />;
}
