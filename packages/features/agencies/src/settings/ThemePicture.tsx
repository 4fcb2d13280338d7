import type { ThemeName } from '@fairlead/ui';
import { useEffect } from 'react';
import * as styles from './themePicture.css';

/** Small drawing of the portal in the colors of a theme. */
export function ThemePicture({ theme }: { theme: ThemeName }) {
  useEffect(() => {
    // the page has the colors of its own theme only
    if (theme !== 'DEFAULT') import('@fairlead/ui/themes/others').catch(() => undefined);
  }, [theme]);
  return (
    <span data-theme={theme} className={styles.frame}>
      <span className={styles.sidebar} />
      <span className={styles.page}>
        <span className={styles.button} />
        <span className={styles.line} />
      </span>
    </span>
  );
}
