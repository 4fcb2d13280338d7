import { Button, EmptyState } from '@fairlead/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { PageTitle } from '../config';
import { isServerReachable, serverUnreachable } from './load';
import * as styles from './portal.css';

/** Full-page error when the portal crashes. Also has its own address. */
export function CrashPage() {
  return (
    <main id="main" className={styles.centred}>
      <Crash />
    </main>
  );
}

/** Error message in place of a crashed page, inside the portal's frame. */
export function Crash() {
  const { t } = useTranslation('shell');
  const error = useRouteError();
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
  const isOffline = error === serverUnreachable;
  const title = t(isOffline ? 'crash.unreachable' : 'crash.title');
  const reload = async () => {
    if (await isServerReachable()) window.location.assign(error ? window.location.href : '/');
  };
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {/* no illustration: this code is part of the first download */}
      <EmptyState
        title={title}
        level={1}
        description={t(isOffline ? 'failure.network' : 'crash.text')}
        action={
          <Button variant="solid" tone="accent" onClick={() => void reload()}>
            {t('crash.reload')}
          </Button>
        }
      />
    </>
  );
}
