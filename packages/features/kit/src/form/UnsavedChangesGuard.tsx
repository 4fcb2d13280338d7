import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { type Location, NavigationType, useBlocker } from 'react-router-dom';
import { LeaveDialog } from './LeaveDialog';

/** Names of the query parameters that determine the record. */
const RecordParams = createContext<readonly string[]>([]);

export interface GuardedRecordProps {
  /** Names of the query parameters that determine the record. */
  params: readonly string[];
  children: ReactNode;
}

/** Record that the query names, such as in a drawer. Forms with unsaved changes ask before the query names another record. */
export function GuardedRecord({ params, children }: GuardedRecordProps) {
  return <RecordParams value={params}>{children}</RecordParams>;
}

export interface UnsavedChangesGuardProps {
  /** The page has unsaved changes. Pass false while saving, so that a successful save can open the next page. */
  when: boolean;
  /** The form is in a dialog. Back can close it by a change of the query, so it asks then, too. Defaults to `false`. */
  inDialog?: boolean;
}

/**
 * Asks for confirmation before the user leaves a page with unsaved changes: by a link, by Back or by a reload.
 * Browsers show their own text on reload and close. `FormPage` includes this guard.
 * Several parts of a page can each have a guard. React Router only asks the last one, so guards without changes unmount.
 */
export function UnsavedChangesGuard({ when, inDialog = false }: UnsavedChangesGuardProps) {
  return when ? <Guard inDialog={inDialog} /> : null;
}

function Guard({ inDialog }: { inDialog: boolean }) {
  const params = useContext(RecordParams);
  const recordOf = ({ search }: Location) => {
    const query = new URLSearchParams(search);
    return JSON.stringify(params.map((param) => query.get(param)));
  };
  // another change of the query, such as another tab, stays on the same page
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to, historyAction }) =>
      from.pathname !== to.pathname ||
      recordOf(from) !== recordOf(to) ||
      (inDialog && historyAction === NavigationType.Pop && from.search !== to.search),
  );
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
