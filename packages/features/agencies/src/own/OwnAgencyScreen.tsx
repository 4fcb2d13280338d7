import { CardSkeleton, lazyPart, PageTitle, RecordGate, to, urls, useRouteParams } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Avatar, Button, Grid, Icon, PageHeader, RecordHeader, Stack } from '@fairlead/ui';
import { UserPlus } from 'lucide';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Agency, useAgency } from '../agencies.api';
import { AgentList } from './AgentList';
import { BusinessCard } from './BusinessCard';
import { ContactCard } from './ContactCard';
import { Invitations } from './Invitations';
import { InviteDialog } from './InviteDialog';
import { useBackLink } from './useBackLink';

const DataWithoutPlan = lazyPart(async () => (await import('./DataWithoutPlan')).default);

export default function OwnAgencyScreen() {
  const { t } = useTranslation(['agencies', 'shell']);
  const backLink = useBackLink();
  const { id } = useRouteParams(urls.agency.view);
  const state = useAgency(id);
  return (
    <RecordGate key={id} title={t('shell:agency')} state={state} {...backLink}>
      {(agency) => <AgencyPage agency={state.data ?? agency} />}
    </RecordGate>
  );
}

function AgencyPage({ agency }: { agency: Agency }) {
  const { t } = useTranslation(['agencies', 'shell']);
  const { viewer } = useAuth();
  const [inviting, setInviting] = useState(false);
  const agentsHeading = useRef<HTMLHeadingElement>(null);
  const { id, agencyName, photo, address, agents } = agency;
  const admin = viewer?.agencyAdmin ?? false;
  const invites = admin && (viewer?.subscribed ?? false);
  const place = [address?.city, address?.state].filter(Boolean).join(', ');
  return (
    <Stack gap={20} data-state="ready">
      <PageTitle>{t('shell:agency')}</PageTitle>
      <PageHeader
        title={t('shell:agency')}
        actions={
          invites ? (
            <Button
              variant="solid"
              tone="accent"
              leadingIcon={<Icon of={UserPlus} size={16} strokeWidth={1.75} />}
              onClick={() => setInviting(true)}
            >
              {t('own.addMember')}
            </Button>
          ) : null
        }
      />
      <RecordHeader
        picture={<Avatar name={agencyName} src={photo?.fileUrl ?? null} size="xlarge" shape="square" />}
        title={agencyName}
        level={2}
        description={[place, t('agentsTitle', agents)].filter(Boolean).join(' · ')}
      />
      <Grid columns={{ xs: 1, md: 2 }} gap={20}>
        <ContactCard agency={agency} editTo={admin ? to(urls.agency.editContact, { id }) : undefined} />
        <BusinessCard agency={agency} editTo={admin ? to(urls.agency.edit, { id }) : undefined} />
      </Grid>
      <AgentList agencyId={id} linksMembers={admin} headingRef={agentsHeading} />
      {admin ? <Invitations maySend={invites} onEmpty={() => agentsHeading.current?.focus()} /> : null}
      {admin && !viewer?.subscribed ? <DataWithoutPlan fallback={<CardSkeleton />} part={{ agency }} /> : null}
      {inviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
    </Stack>
  );
}
