import { mailLink, phoneLink, RecordName, to, urls } from '@fairlead/kit';
import { fullName } from '@fairlead/rules';
import { Avatar, Button, Card, DescriptionList, Icon, Inline, Stack, Text } from '@fairlead/ui';
import { ExternalLink } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { Policy } from '../claims.api';

/** Customer, coverages and claims page of the carrier, for agents who talk with the customer on the phone. */
export function ReportAside({ policy }: { policy: Policy | undefined }) {
  const { t } = useTranslation('claims');
  if (!policy) {
    return (
      <Card title={t('customer')}>
        <Text tone="muted">{t('report.asideHint')}</Text>
      </Card>
    );
  }
  const { contactDetails: contact, coverages, carrierDetails: carrier } = policy;
  const name = fullName(contact);
  const current = coverages.filter(({ deleted }) => !deleted);
  return (
    <Stack gap={16}>
      <Card title={t('customer')}>
        <Stack gap={16}>
          <Inline gap={12} wrap={false}>
            <Avatar name={name} size="large" />
            <RecordName to={to(urls.contacts.view, { id: contact.id })}>{name}</RecordName>
          </Inline>
          <DescriptionList
            layout="rows"
            items={[
              { term: t('person.phone'), description: phoneLink(contact.phone) },
              { term: t('email'), description: mailLink(contact.email) },
              { term: t('agent'), description: contact.agent.name },
            ]}
          />
        </Stack>
      </Card>
      <Card title={t('coverages')}>
        {current.length === 0 ? (
          <Text tone="muted">{t('coverages.none')}</Text>
        ) : (
          <DescriptionList
            layout="rows"
            items={current.map(({ name: term, value }) => ({ term, description: value }))}
          />
        )}
      </Card>
      {carrier?.claimUrl ? (
        <Card title={t('carrierPage.of', { carrier: carrier.name })}>
          <Button asChild trailingIcon={<Icon of={ExternalLink} size={14} />}>
            <a href={carrier.claimUrl} target="_blank" rel="noreferrer">
              {t('carrierPage.open')}
            </a>
          </Button>
        </Card>
      ) : null}
    </Stack>
  );
}
