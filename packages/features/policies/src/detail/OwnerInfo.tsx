import { addressText, formatDay, RecordName, to, urls, useCanOpen } from '@fairlead/kit';
import { fullName } from '@fairlead/rules';
import { Card, DescriptionList, Link, Stack, showPhone } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { Person } from '../Person';
import type { Policy } from '../policies.api';

export function OwnerInfo({ policy: { contactDetails: contact } }: { policy: Policy }) {
  const { t } = useTranslation('policies');
  const canOpen = useCanOpen();
  const { id, email, phone, dateOfBirth, address } = contact;
  const name = fullName(contact);
  return (
    <Card title={t('owner')}>
      <Stack gap={16}>
        <Person
          name={name}
          email={email}
          nameLink={
            canOpen(urls.contacts.view) ? (
              <RecordName to={to(urls.contacts.view, { id })}>{name}</RecordName>
            ) : undefined
          }
        />
        <DescriptionList
          layout="rows"
          items={[
            { term: t('phone'), description: phone ? <Link href={`tel:${phone}`}>{showPhone(phone)}</Link> : null },
            { term: t('born'), description: dateOfBirth === null ? null : formatDay(dateOfBirth) },
            { term: t('address'), description: addressText({ ...address, country: '' }) },
          ]}
        />
      </Stack>
    </Card>
  );
}
