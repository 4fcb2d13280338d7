import { addressText, RouterLink, urls } from '@fairlead/kit';
import { webAddress } from '@fairlead/rules';
import { Avatar, Button, Chip, DescriptionList, Icon, Link, RecordHeader, showPhone } from '@fairlead/ui';
import { Pencil } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { Me } from './profile.api';

/** Name and contact details of the user. */
export function UserCard({ me }: { me: Me }) {
  const { t } = useTranslation(['profile', 'shell']);
  const { user, userDetails, agency, roleType } = me;
  const { phone, website, address } = userDetails;
  const role = roleType === 'AGENT' && user.agencyAdmin ? 'agencyAdmin' : roleType;
  return (
    <RecordHeader
      picture={<Avatar name={user.name} src={user.photo?.fileUrl ?? null} size="xlarge" />}
      title={user.name}
      level={2}
      chips={
        <>
          <Chip tone="neutral" dot={false}>
            {t(`shell:role.${role}`)}
          </Chip>
          {roleType === 'AGENT' ? (
            <Chip tone={user.licensedAgent ? 'success' : 'neutral'}>
              {t(user.licensedAgent ? 'licensed' : 'notLicensed')}
            </Chip>
          ) : null}
        </>
      }
      description={user.email}
      actions={
        <Button asChild leadingIcon={<Icon of={Pencil} />}>
          <RouterLink to={urls.profile.edit}>{t('editProfile')}</RouterLink>
        </Button>
      }
    >
      <DescriptionList
        layout="strip"
        items={[
          { term: t('phone'), description: phone && <Link href={`tel:${phone}`}>{formatPhone(phone)}</Link> },
          { term: t('website'), description: website && <WebLink typed={website} /> },
          { term: t('address'), description: addressText(address) },
          ...(agency ? [{ term: t('agency'), description: agency.name }] : []),
        ]}
      />
    </RecordHeader>
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
