import type { Failure } from '@fairlead/api-client/client';
import { LoadError, PageTitle } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Card, PageHeader, Stack } from '@fairlead/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** State of the requests of a page. */
export interface Figures {
  data?: unknown;
  error?: Failure | undefined;
  mutate: () => unknown;
}

interface FrameProps {
  /** Requests of the page. Undefined for a page without figures. */
  figures?: Figures;
  /** Summary under the greeting. */
  summary?: ReactNode;
  /** Main action of the page. */
  actions?: ReactNode;
  /** Shown even while the figures load. */
  notice?: ReactNode;
  children: ReactNode;
}

/** Layout of every dashboard: a greeting, and the figures or their error. */
export function Frame({ figures, summary, actions, notice, children }: FrameProps) {
  const { t } = useTranslation(['dashboard', 'shell']);
  const { me } = useAuth();
  const failure = figures?.data ? undefined : figures?.error;
  const isLoading = figures !== undefined && !figures.data;
  return (
    <Stack gap={20} data-state={failure ? 'error' : isLoading ? 'loading' : 'ready'}>
      <PageTitle>{t('shell:dashboard')}</PageTitle>
      <PageHeader
        title={t(partOfDay(), { name: me?.user.name.split(' ')[0] })}
        description={failure ? undefined : summary}
        actions={actions}
      />
      {notice}
      {failure ? (
        <Card>
          <LoadError title={t('failed')} failure={failure} onRetry={() => figures?.mutate()} />
        </Card>
      ) : (
        children
      )}
    </Stack>
  );
}

function partOfDay(): 'morning' | 'afternoon' | 'evening' {
  const hour = new Date().getHours();
  return hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
}
