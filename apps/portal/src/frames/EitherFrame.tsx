import { useAuth } from '@fairlead/session';
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import * as styles from '../portal.css';

const ShellFrame = lazy(() => import('./ShellFrame'));

/** A page that anyone can meet: within the portal for those who are in it, on its own for the others. */
export function EitherFrame() {
  const { me } = useAuth();
  if (!me)
    return (
      <main id="main" className={styles.centred}>
        <Outlet />
      </main>
    );
  return (
    <Suspense>
      <ShellFrame />
    </Suspense>
  );
}
