import { addressText, mailLink, RecordLink, urls } from '@fairlead/kit';
import { fullName } from '@fairlead/rules';
import { Avatar, Card, Chip, DescriptionList, Icon, Inline, Link, Stack, showPhone, Text } from '@fairlead/ui';
import { BadgeCheck } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Quote, QuoteDetail } from '../quotes.api';

interface NameAndEmailProps {
  name: string;
  /** Linked name. Defaults to the name as text. */
  link?: ReactNode;
  email: string;
  photo?: string | null;
  shape?: 'circle' | 'square';
}

function NameAndEmail({ name, link, email, photo = null, shape = 'circle' }: NameAndEmailProps) {
  return (
    <Inline gap={12} wrap={false}>
      <Avatar name={name} src={photo} size="large" shape={shape} />
      <Stack gap={2}>
        <Text weight="label">{link ?? name}</Text>
        {mailLink(email)}
      </Stack>
    </Inline>
  );
}

function PhoneAndAddress({ phone, address }: { phone: string | null; address: Quote['contact']['address'] | null }) {
  const { t } = useTranslation('quotes');
  return (
    <DescriptionList
      layout="rows"
      items={[
        { term: t('phone'), description: phone ? <Link href={`tel:${phone}`}>{showPhone(phone)}</Link> : null },
        { term: t('address'), description: addressText(address && { ...address, country: '' }) },
      ]}
    />
  );
}

interface ContactCardProps {
  contact: Quote['contact'];
  title: string;
  /** Actions for the contact. */
  action?: ReactNode;
}

export function ContactCard({ contact, title, action }: ContactCardProps) {
  return (
    <Card title={title}>
      <Stack gap={16}>
        <NameAndEmail
          name={fullName(contact)}
          email={contact.email}
          link={
            <RecordLink page={urls.contacts.view} id={contact.id}>
              {fullName(contact)}
            </RecordLink>
          }
        />
        <PhoneAndAddress phone={contact.phone} address={contact.address} />
        {action}
      </Stack>
    </Card>
  );
}

export function AgentCard({ agent, title }: { agent: Quote['assignedAgent']; title: string }) {
  const { t } = useTranslation('quotes');
  return (
    <Card
      title={title}
      actions={
        agent.docVerified ? (
          <Chip tone="success" icon={<Icon of={BadgeCheck} size={14} />}>
            {t('verified')}
          </Chip>
        ) : null
      }
    >
      <NameAndEmail
        name={agent.name}
        email={agent.email}
        photo={agent.photo?.fileUrl ?? null}
        link={
          <RecordLink page={urls.agency.member} id={agent.id}>
            {agent.name}
          </RecordLink>
        }
      />
    </Card>
  );
}

export function AgencyCard({ agency }: { agency: QuoteDetail['agency'] }) {
  const { t } = useTranslation('quotes');
  return (
    <Card title={t('agency')}>
      <Stack gap={16}>
        <NameAndEmail name={agency.agencyName} email={agency.email} shape="square" />
        <PhoneAndAddress phone={agency.phoneNumber} address={agency.address} />
      </Stack>
    </Card>
  );
}
