import { Spinner, ToastHost, useLater, VisuallyHidden } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import * as styles from './portal.css';
import { scrollKey } from './scrollKey';
import { usePrefetch } from './usePrefetch';
import { useRetryFocus } from './useRetryFocus';
import { useRouteFocus } from './useRouteFocus';

const loadProgressLine = () => import('./progress');

/** Root route: progress line, toasts, route announcements and scroll restoration around every page. */
export function Root() {
  const navigating = useNavigation().state !== 'idle';
  // ignore failures: the progress line is optional
  const loaded = useLater(loadProgressLine, navigating, () => undefined);
  const announcement = useRouteFocus();
  useRetryFocus();
  usePrefetch();
  return (
    <>
      {loaded ? <loaded.ProgressLine active={navigating} /> : null}
      <Outlet />
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      <ToastHost />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

/** Page before the router has loaded the session and the first screen. */
export function Restoring() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.centred} role="status">
      <Spinner size="large" label={t('restoring')} />
    </div>
  );
}
