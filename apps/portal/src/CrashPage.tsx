import { PageTitle } from '@fairlead/kit';
import { Button, EmptyState } from '@fairlead/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { serverAnswers, unreachable } from './load';
import * as styles from './portal.css';

/** What is left when the portal breaks; also an address of its own. */
export function CrashPage() {
  return (
    <main id="main" className={styles.centred}>
      <Crash />
    </main>
  );
}

/** In place of a page that breaks: the portal around it stays. */
export function Crash() {
  const { t } = useTranslation('shell');
  const error = useRouteError();
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
  const cut = error === unreachable;
  const title = t(cut ? 'crash.unreachable' : 'crash.title');
  const again = async () => {
    if (await serverAnswers()) window.location.assign(error ? window.location.href : '/');
  };
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {/* no drawing: this code is part of the very first page */}
      <EmptyState
        title={title}
        level={1}
        description={t(cut ? 'failure.network' : 'crash.text')}
        action={
          <Button variant="solid" tone="accent" onClick={() => void again()}>
            {t('crash.reload')}
          </Button>
        }
      />
    </>
  );
}
