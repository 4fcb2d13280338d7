import { useAuth } from '@fairlead/session';
import { lazy, Suspense } from 'react';
import { loadShell } from './loadShell';
import { PlainFrame } from './PlainFrame';

const ShellFrame = lazy(loadShell);

/** A page that anyone can meet: within the portal for those who are in it, beside sign-in for the others. */
export function EitherFrame() {
  const { me } = useAuth();
  if (!me) return <PlainFrame />;
  return (
    <Suspense>
      <ShellFrame />
    </Suspense>
  );
}
