import type { Failure } from '@fairlead/api-client/client';
import { PageTitle } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Card, ErrorState, PageHeader, Stack, Text } from '@fairlead/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What is read for a page, as its hook tells it. */
export interface Figures {
  data?: unknown;
  error?: Failure | undefined;
  mutate: () => unknown;
}

interface FrameProps {
  /** What is read for the page; a page of which nothing is counted reads nothing. */
  figures?: Figures;
  /** How things stand, in a sentence under the greeting. */
  lead?: ReactNode;
  /** Stands also while there is no answer. */
  notice?: ReactNode;
  children: ReactNode;
}

/** The dashboard of every role: a greeting, and an answer in place of the figures when they cannot be had. */
export function Frame({ figures, lead, notice, children }: FrameProps) {
  const { t } = useTranslation(['dashboard', 'shell']);
  const { me } = useAuth();
  const failure = figures?.data ? undefined : figures?.error;
  return (
    <Stack gap={20} data-state={failure ? 'error' : figures && !figures.data ? 'loading' : 'ready'}>
      <PageTitle>{t('shell:dashboard')}</PageTitle>
      <Stack gap={4}>
        <PageHeader title={t(partOfDay(), { name: me?.user.name.split(' ')[0] })} />
        {lead && !failure ? <Text tone="muted">{lead}</Text> : null}
      </Stack>
      {notice}
      {failure ? (
        <Card>
          <ErrorState title={t('failed')} message={failure.message} onRetry={() => void figures?.mutate()} />
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
