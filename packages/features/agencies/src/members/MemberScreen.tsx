import {
  formatInstant,
  mailLink,
  PageTitle,
  RecordGate,
  RouterLink,
  to,
  urls,
  useLicenseItems,
  useRouteParams,
} from '@fairlead/kit';
import { useAccountActions } from '@fairlead/pickers/account';
import { Avatar, Button, Card, DescriptionList, Icon, RecordHeader, Stack } from '@fairlead/ui';
import { Pencil } from 'lucide';
import { useTranslation } from 'react-i18next';
import { type Agent, useAgent } from '../own/ownAgency.api';
import { useBackLink } from '../own/useBackLink';
import { MemberChips } from './MemberChips';
import { memberPerson } from './memberPerson';

export default function MemberScreen() {
  const { t } = useTranslation(['agencies', 'shell']);
  const backLink = useBackLink();
  const { id } = useRouteParams(urls.agency.member);
  const state = useAgent(id);
  return (
    <RecordGate key={id} title={t('shell:agency.member')} state={state} {...backLink}>
      {(agent) => <MemberPage agent={state.data ?? agent} />}
    </RecordGate>
  );
}

function MemberPage({ agent }: { agent: Agent }) {
  const { t } = useTranslation(['agencies', 'shell']);
  const licenseItems = useLicenseItems(agent);
  const { menuFor, confirmation } = useAccountActions();
  const { id, name, email, photo, agencyAdmin, licensedAgent, active, lastSignIn, creationDate } = agent;
  return (
    <Stack gap={20} data-state="ready">
      <PageTitle>{name}</PageTitle>
      <RecordHeader
        picture={<Avatar name={name} src={photo?.fileUrl ?? null} size="xlarge" />}
        title={name}
        chips={<MemberChips agent={agent} size="large" />}
        actions={
          <>
            <Button
              asChild
              variant="solid"
              tone="accent"
              leadingIcon={<Icon of={Pencil} size={16} strokeWidth={1.75} />}
            >
              <RouterLink to={to(urls.agency.editMember, { id })}>{t('shell:agency.editMember')}</RouterLink>
            </Button>
            {menuFor(memberPerson(agent))}
            {confirmation}
          </>
        }
      />
      <Card title={t('member.details')}>
        <DescriptionList
          columns={{ xs: 1, md: 2 }}
          items={[
            { term: t('email'), description: mailLink(email) },
            { term: t('role'), description: agencyAdmin ? t('member.admin') : t('member.agent') },
            { term: t('license'), description: licensedAgent ? t('member.licensed') : t('member.unlicensed') },
            { term: t('member.status'), description: active ? t('member.active') : t('member.disabled') },
            {
              term: t('lastSignIn'),
              description: lastSignIn === null ? t('member.never') : formatInstant(lastSignIn, 'DD-MMM-YYYY'),
            },
            { term: t('joined'), description: formatInstant(creationDate, 'DD-MMM-YYYY') },
          ]}
        />
      </Card>
      <Card title={t('license')}>
        <DescriptionList columns={{ xs: 1, md: 2 }} items={licenseItems} />
      </Card>
    </Stack>
  );
}
