import { addressText, RouterLink, urls } from '@fairlead/kit';
import { webAddress } from '@fairlead/rules';
import { Avatar, Button, Card, Chip, DescriptionList, Heading, Icon, Link, showPhone, Text } from '@fairlead/ui';
import { Pencil } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { Me } from './profile.api';
import * as styles from './profile.css';

/** Name and contact details of the user. */
export function UserCard({ me }: { me: Me }) {
  const { t } = useTranslation(['profile', 'shell']);
  const { user, userDetails, agency, roleType } = me;
  const { phone, website, address } = userDetails;
  const role = roleType === 'AGENT' && user.agencyAdmin ? 'agencyAdmin' : roleType;
  return (
    <Card>
      <div className={styles.band}>
        <Avatar name={user.name} src={user.photo?.fileUrl ?? null} size="xlarge" />
        <div className={styles.naming}>
          <Heading level={2}>{user.name}</Heading>
          <Text tone="muted">{user.email}</Text>
        </div>
        <Chip tone="neutral" dot={false}>
          {t(`shell:role.${role}`)}
        </Chip>
        {roleType === 'AGENT' ? (
          <Chip tone={user.licensedAgent ? 'success' : 'neutral'}>
            {t(user.licensedAgent ? 'licensed' : 'notLicensed')}
          </Chip>
        ) : null}
        <Button asChild leadingIcon={<Icon of={Pencil} />}>
          <RouterLink to={urls.profile.edit}>{t('editProfile')}</RouterLink>
        </Button>
      </div>
      <div className={styles.figures}>
        <DescriptionList
          columns={{ xs: 1, md: 2, lg: 4 }}
          items={[
            { term: t('phone'), description: phone && <Link href={`tel:${phone}`}>{formatPhone(phone)}</Link> },
            { term: t('website'), description: website && <WebLink typed={website} /> },
            {
              term: t('address'),
              description: addressText(address),
            },
            ...(agency ? [{ term: t('agency'), description: agency.name }] : []),
          ]}
        />
      </div>
    </Card>
  );
}

/** Formats numbers of ten digits and shows others as entered. */
const formatPhone = (phone: string): string => (/^(?:\+1)?\d{10}$/.test(phone) ? showPhone(phone) : phone);

/** Link to a web address. An invalid address is plain text. */
export function WebLink({ typed }: { typed: string }) {
  const href = webAddress(typed);
  const text = typed.replace(/^https?:\/\/(?:www\.)?/i, '');
  return href ? (
    <Link href={href} target="_blank" rel="noreferrer">
      {text}
    </Link>
  ) : (
    typed
  );
}
