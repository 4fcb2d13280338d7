import type { ThemeName } from '@fairlead/ui';
import * as styles from './themePicture.css';

/** Small drawing of the portal in the colors of a theme. */
export const ThemePicture = ({ theme }: { theme: ThemeName }) => (
  <span data-theme={theme} className={styles.frame}>
    <span className={styles.sidebar} />
    <span className={styles.page}>
      <span className={styles.button} />
      <span className={styles.line} />
    </span>
  </span>
);
