import { useLater } from '@fairlead/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';

const loadDialog = () => import('../confirmation');

export interface UnsavedChangesGuardProps {
  /** The page has unsaved changes. Pass false while saving, so that a successful save can open the next page. */
  when: boolean;
}

/**
 * Asks for confirmation before the user leaves a page with unsaved changes: by a link, by Back or by a reload.
 * Browsers show their own text on reload and close. `FormPage` includes this guard.
 * Several parts of a page can each have a guard. React Router only asks the last one, so guards without changes unmount.
 */
export function UnsavedChangesGuard({ when }: UnsavedChangesGuardProps) {
  return when ? <Guard /> : null;
}

function Guard() {
  const { t } = useTranslation('kit');
  // a changed query, such as another tab, stays on the same page
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  const asking = blocker.state === 'blocked';
  useEffect(() => {
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, []);
  const later = useLater(loadDialog, asking, () => {
    // the code of the dialog did not load, so ask with the dialog of the browser
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
