import { addressOf, canOpen, formatDay, mailLink, phoneLink, RouterLink, routeById, useProduct } from '@fairlead/kit';
import { addressLines, fullName } from '@fairlead/rules';
import { Avatar, Button, Card, DescriptionList, Inline, Link, Stack, Text } from '@fairlead/ui';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Opportunity } from '../opportunities.api';
import { useRights } from '../useRights';

/** Returns the URL of a record's page, or undefined if the user may not open it. */
function useRecordUrl(): (routeId: string, id: string) => string | undefined {
  const product = useProduct();
  const { viewer } = useRights();
  return useMemo(
    () => (routeId, id) => {
      const route = routeById(product, routeId);
      const path = route && viewer && addressOf(route, viewer, { id });
      return path && canOpen(product, path, viewer) ? path : undefined;
    },
    [product, viewer],
  );
}

function Name({ to, children }: { to: string | undefined; children: string }) {
  return to === undefined ? (
    <Text asChild weight="label">
      <span>{children}</span>
    </Text>
  ) : (
    <Link asChild tone="neutral">
      <RouterLink to={to}>{children}</RouterLink>
    </Link>
  );
}

/** Contact of the opportunity, with a link to its page. */
export function ContactCard({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const urlOf = useRecordUrl();
  const { contact } = opportunity;
  const to = urlOf('contacts.view', contact.id);
  const name = fullName(contact);
  return (
    <Card
      title={t('contact')}
      level={3}
      actions={
        to === undefined ? null : (
          <Button asChild variant="ghost" size="small">
            <RouterLink to={to} aria-label={t('contact.open', { name })}>
              {t('open')}
            </RouterLink>
          </Button>
        )
      }
    >
      <Stack gap={16}>
        <Person
          name={name}
          line={t(contact.client ? 'type.client' : 'type.noClient', { type: t(`contactType.${contact.contactType}`) })}
        >
          <Name to={to}>{name}</Name>
        </Person>
        <DescriptionList
          layout="rows"
          items={[
            ...(contact.companyName ? [{ term: t('company'), description: contact.companyName }] : []),
            {
              term: t('email'),
              description: mailLink(contact.email),
            },
            { term: t('phone'), description: phoneLink(contact.phone) },
            { term: t('born'), description: contact.dateOfBirth === null ? null : formatDay(contact.dateOfBirth) },
            {
              term: t('address'),
              description: contact.address ? (
                <Stack gap={2}>
                  {addressLines(contact.address).map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </Stack>
              ) : null,
            },
          ]}
        />
      </Stack>
    </Card>
  );
}

function Person({ name, line, children }: { name: string; line?: string; children: ReactNode }) {
  return (
    <Inline gap={8} align="center">
      <Avatar name={name} />
      <Stack gap={2}>
        {children}
        {line ? (
          <Text asChild tone="muted" size="caption">
            <span>{line}</span>
          </Text>
        ) : null}
      </Stack>
    </Inline>
  );
}

interface AgentsCardProps {
  opportunity: Opportunity;
  onAssign: (opportunity: Opportunity) => void;
}

/** Agent of the contact and assigned agent. */
export function AgentsCard({ opportunity, onAssign }: AgentsCardProps) {
  const { t } = useTranslation('opportunities');
  const { isOwner } = useRights();
  const urlOf = useRecordUrl();
  const { contact, assignedAgent } = opportunity;
  const agent = ({ id, name, email }: { id: string; name: string; email: string }) => (
    <Person name={name} line={email}>
      <Name to={urlOf('agencies.member', id)}>{name}</Name>
    </Person>
  );
  return (
    <Card title={t('agents')} level={3}>
      <Stack gap={16}>
        <Stack gap={8}>
          <Text tone="muted" size="caption">
            {t('ownerAgent')}
          </Text>
          {agent(contact.agent)}
        </Stack>
        <Stack gap={8}>
          <Text tone="muted" size="caption">
            {t('assignedAgent')}
          </Text>
          {assignedAgent ? agent(assignedAgent) : <Text tone="muted">{t('none')}</Text>}
          {isOwner(opportunity) ? (
            <Inline>
              <Button size="small" onClick={() => onAssign(opportunity)}>
                {t(assignedAgent ? 'agent.change' : 'agent.assign')}
              </Button>
            </Inline>
          ) : null}
        </Stack>
      </Stack>
    </Card>
  );
}
