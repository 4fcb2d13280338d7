import { PageTitle, RecordGate, RouterLink, to, urls } from '@fairlead/kit';
import {
  Avatar,
  Button,
  Card,
  DescriptionList,
  Icon,
  Inline,
  Link,
  PageHeader,
  Stack,
  showPhone,
  Text,
} from '@fairlead/ui';
import { ArrowLeft, Mail } from 'lucide';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useQuote } from './mailing.api';
import { useQuoteIdParam } from './mailParams';

/** Contact details for a customer's question about a quote: the agent's email and the agency's phone. */
export default function QuoteAgentScreen() {
  const { t } = useTranslation('mailing');
  const id = useQuoteIdParam();
  const state = useQuote(id);
  if (id === null) return <Navigate to={urls.crash} replace />;
  return (
    <RecordGate key={id} title={t('sendMail')} state={state} backTo={urls.quotes.list}>
      {({ quote: { serial, insuranceName, assignedAgent: agent }, agency }) => {
        const subject = `${insuranceName} · ${serial}`;
        return (
          <Stack gap={20} data-state="ready">
            <PageTitle>{t('sendMail')}</PageTitle>
            <PageHeader title={t('sendMail')} />
            <Card title={t('agent.title')}>
              <Stack gap={20}>
                <Text tone="muted">{t('agent.text', { quote: subject })}</Text>
                <Inline gap={12} wrap={false}>
                  <Avatar name={agent.name} src={agent.photo?.fileUrl} size="large" />
                  <Stack gap={2}>
                    <Text weight="label">{agent.name}</Text>
                    <Text tone="muted">{agency.agencyName}</Text>
                  </Stack>
                </Inline>
                <DescriptionList
                  layout="rows"
                  items={[
                    { term: t('email'), description: agent.email },
                    {
                      term: t('agent.phone'),
                      description: agency.phoneNumber ? (
                        <Link href={`tel:${agency.phoneNumber}`}>{showPhone(agency.phoneNumber)}</Link>
                      ) : null,
                    },
                  ]}
                />
                <Inline gap={8}>
                  <Button asChild variant="solid" tone="accent" leadingIcon={<Icon of={Mail} size={16} />}>
                    <a href={`mailto:${agent.email}?subject=${encodeURIComponent(subject)}`}>
                      {t('agent.write', { name: agent.name })}
                    </a>
                  </Button>
                  <Button asChild leadingIcon={<Icon of={ArrowLeft} size={16} />}>
                    <RouterLink to={to(urls.quotes.view, { id })}>{t('agent.back')}</RouterLink>
                  </Button>
                </Inline>
              </Stack>
            </Card>
          </Stack>
        );
      }}
    </RecordGate>
  );
}
