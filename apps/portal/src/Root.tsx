import { Spinner, ToastHost, useLater, VisuallyHidden } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import * as styles from './portal.css';
import { useArrival } from './useArrival';
import { usePrefetch } from './usePrefetch';

const progress = () => import('./progress');

/** Above every page: the line of a page on its way, and the toasts. */
export function Root() {
  const moving = useNavigation().state !== 'idle';
  // without it the page comes all the same
  const later = useLater(progress, moving, () => undefined);
  const arrivedAt = useArrival();
  usePrefetch();
  return (
    <>
      {later ? <later.ProgressLine active={moving} /> : null}
      <Outlet />
      <VisuallyHidden aria-live="polite">{arrivedAt}</VisuallyHidden>
      <ToastHost />
      <ScrollRestoration />
    </>
  );
}

/** Until it is known who is signed in, and the first screen's code is there. */
export function Restoring() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.centred} role="status">
      <Spinner size="large" label={t('restoring')} />
    </div>
  );
}
