import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { LeaveDialog } from './LeaveDialog';

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
  // a changed query, such as another tab, stays on the same page
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, []);
  return (
    <LeaveDialog
      open={blocker.state === 'blocked'}
      kind="page"
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}
