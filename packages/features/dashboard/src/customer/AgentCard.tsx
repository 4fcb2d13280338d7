import { Avatar, Button, Card, Icon, Stack, Text } from '@fairlead/ui';
import { Mail, Phone } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { CustomerFigures } from '../dashboard.api';
import * as styles from './customer.css';

interface AgentCardProps {
  agent: CustomerFigures['agent'];
  agencyName: string;
}

/** Agent of the customer, with contact details. */
export function AgentCard({ agent, agencyName }: AgentCardProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Card aria-label={t('agent')}>
      <Stack gap={16}>
        <div className={styles.title}>
          <Avatar name={agent.name} src={agent.photo?.fileUrl ?? null} size="large" />
          <span className={styles.names}>
            <Text asChild weight="label">
              <span>{agent.name}</span>
            </Text>
            <Text asChild size="label" tone="muted">
              <span>{t('agentAt', { agency: agencyName })}</span>
            </Text>
          </span>
        </div>
        <div className={styles.actions}>
          {agent.phone ? (
            <Button asChild leadingIcon={<Icon of={Phone} size={16} />}>
              <a href={`tel:${agent.phone}`} aria-label={t('callOf', { name: agent.name })}>
                {t('call')}
              </a>
            </Button>
          ) : null}
          <Button asChild leadingIcon={<Icon of={Mail} size={16} />}>
            <a href={`mailto:${agent.email}`} aria-label={t('emailOf', { name: agent.name })}>
              {t('email')}
            </a>
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
