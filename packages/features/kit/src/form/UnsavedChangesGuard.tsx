import { useLater } from '@fairlead/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';

const confirmation = () => import('../confirmation');

export interface UnsavedChangesGuardProps {
  /** There is something that would be lost. False while it is being saved, so that the page which follows is not held up. */
  when: boolean;
}

/**
 * Asks before a page is left with changes on it: by a link, by the browser's buttons, and, in the browser's own words, by
 * reloading or closing. `FormPage` has one. A page may have one for each of its parts: a router asks the last alone, so those
 * with nothing to lose are not among them.
 */
export function UnsavedChangesGuard({ when }: UnsavedChangesGuardProps) {
  return when ? <Guard /> : null;
}

function Guard() {
  const { t } = useTranslation('kit');
  // the state of a page in its address, such as a tab, is the same page
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  const asking = blocker.state === 'blocked';
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, []);
  const later = useLater(confirmation, asking, () => {
    // the dialog's code cannot be had; the browser has one of its own
    if (window.confirm(t('leave.title'))) blocker.proceed?.();
    else blocker.reset?.();
  });
  if (!later) return null;
  return (
    <later.ConfirmDialog
      open={asking}
      onOpenChange={(open) => (open ? undefined : blocker.reset?.())}
      title={t('leave.title')}
      description={t('leave.text')}
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.stay')}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
