import { useAuth } from '@fairlead/session';
import { lazy, Suspense } from 'react';
import { reloadOnChunkError } from './load';
import { loadShell } from './loadShell';
import { PlainFrame } from './PlainFrame';

const ShellFrame = lazy(() => reloadOnChunkError(loadShell()));

/** Frame of pages for all visitors: the portal's shell for signed-in users, the plain frame for others. */
export function PublicFrame() {
  const { me } = useAuth();
  if (!me) return <PlainFrame />;
  return (
    <Suspense>
      <ShellFrame />
    </Suspense>
  );
}
