import { PageTitle, ProfileTabs, RecordGate, RouterLink, urls, useLicenseItems } from '@fairlead/kit';
import { Button, Card, DescriptionList, Grid, Icon, PageHeader, Stack, Text } from '@fairlead/ui';
import { RichText } from '@fairlead/ui/rich-text';
import { Pencil } from 'lucide';
import { useTranslation } from 'react-i18next';
import { signatureState } from './editState';
import { type Me, useProfile } from './profile.api';
import * as styles from './profile.css';
import { UserCard, WebLink } from './UserCard';

export default function ProfileScreen() {
  const { t } = useTranslation('profile');
  const state = useProfile();
  return (
    <RecordGate title={t('title')} state={state} backTo={urls.dashboard}>
      {(profile) => <ProfilePage me={(state.data ?? profile).me} />}
    </RecordGate>
  );
}

function ProfilePage({ me }: { me: Me }) {
  const { t } = useTranslation('profile');
  return (
    <Stack gap={20} data-state="ready">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader title={t('title')} />
      <ProfileTabs />
      <UserCard me={me} />
      {me.roleType === 'AGENT' ? <AgentCards me={me} /> : null}
    </Stack>
  );
}

function AgentCards({ me }: { me: Me }) {
  const { t } = useTranslation('profile');
  const { supportedInsuranceTypes, supportedStates, facebookUrl, linkedInUrl, bio } = me.userDetails;
  const { signature, availabilityTime } = me.userDetails;
  const licenseItems = useLicenseItems(me.userDetails);
  return (
    <Grid columns={{ xs: 1, lg: 2 }} gap={20}>
      <Card title={t('additional')} actions={<EditLink to={urls.profile.additional} of={t('additional')} />}>
        <DescriptionList
          layout="rows"
          items={[
            { term: t('types'), description: supportedInsuranceTypes.map(({ name }) => name).join(', ') },
            { term: t('states'), description: supportedStates.map(({ name }) => name).join(', ') },
            { term: t('facebookUrl'), description: facebookUrl && <WebLink typed={facebookUrl} /> },
            { term: t('linkedInUrl'), description: linkedInUrl && <WebLink typed={linkedInUrl} /> },
            { term: t('bio'), description: bio && <span className={styles.prose}>{bio}</span> },
          ]}
        />
      </Card>
      <Stack gap={20}>
        <Card title={t('license')} actions={<EditLink to={urls.profile.edit} of={t('license')} />}>
          <DescriptionList layout="rows" items={licenseItems} />
        </Card>
        <Card
          title={t('signature')}
          actions={<EditLink to={urls.profile.signReferral} state={signatureState} of={t('signature')} />}
        >
          <RichText html={signature} />
        </Card>
        <Card
          title={t('availabilityTime')}
          actions={<EditLink to={urls.profile.signReferral} of={t('availabilityTime')} />}
        >
          {availabilityTime ? <Text>{availabilityTime}</Text> : <Text tone="muted">{t('nothing')}</Text>}
        </Card>
      </Stack>
    </Grid>
  );
}

/** Edit link. Screen readers also hear the name of the section. */
function EditLink({ to, state, of }: { to: string; state?: unknown; of: string }) {
  const { t } = useTranslation('profile');
  return (
    <Button asChild variant="ghost" size="small" leadingIcon={<Icon of={Pencil} />}>
      <RouterLink to={to} state={state} aria-label={t('editOf', { what: of })}>
        {t('editVerb')}
      </RouterLink>
    </Button>
  );
}
