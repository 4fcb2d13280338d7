import {
  CreateLink,
  chipColumn,
  EditRow,
  instantColumn,
  nameColumn,
  ResourceList,
  to,
  urls,
  useListPage,
} from '@fairlead/kit';
import { fullName } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Avatar, type Column, DocumentArt, Link, showPhone, Text } from '@fairlead/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactChips } from './ContactChips';
import { contactList } from './contactReads';
import type { Contact } from './contacts.api';

export default function ContactListScreen() {
  const { t } = useTranslation(['contacts', 'kit', 'shell']);
  const { viewer } = useAuth();
  const page = useListPage(contactList);
  const columns = useColumns();
  const licensed = viewer?.licensed ?? false;
  return (
    <ResourceList
      title={t('shell:contacts')}
      {...page}
      columns={columns}
      empty={{ title: t('list.empty'), text: t('list.emptyText'), illustration: <DocumentArt /> }}
      action={licensed ? <CreateLink to={urls.contacts.create} label={t('shell:contacts.create')} /> : null}
      rowActions={
        licensed
          ? (contact) => <EditRow name={fullName(contact)} to={to(urls.contacts.edit, { id: contact.id })} />
          : undefined
      }
    />
  );
}

function useColumns(): Column<Contact>[] {
  const { t } = useTranslation('contacts');
  return useMemo(
    () => [
      nameColumn({
        width: '17%',
        header: t('name'),
        name: (contact) => fullName(contact),
        to: ({ id }) => to(urls.contacts.view, { id }),
        leading: (contact) => <Avatar name={fullName(contact)} />,
      }),
      chipColumn({
        id: 'type',
        width: '15%',
        header: t('type'),
        cell: (contact) => <ContactChips contact={contact} />,
      }),
      {
        id: 'company',
        width: '13%',
        header: t('company'),
        priority: 1,
        cell: ({ companyName }) => companyName || null,
      },
      {
        id: 'email',
        width: '18%',
        header: t('email'),
        priority: 1,
        card: 'full',
        cell: ({ email }) => (
          <Text truncate title={email}>
            <Link href={`mailto:${email}`}>{email}</Link>
          </Text>
        ),
      },
      {
        id: 'phone',
        width: '12%',
        header: t('phone'),
        priority: 1,
        cell: ({ phone }) => (phone ? <Link href={`tel:${phone}`}>{showPhone(phone)}</Link> : null),
      },
      { id: 'agent', width: '10%', header: t('agent'), priority: 2, cell: ({ agent }) => agent.name },
      instantColumn({
        width: '9%',
        header: t('created'),
        sortBy: 'creationDate',
        priority: 2,
        value: ({ creationDateTimeStamp }) => creationDateTimeStamp,
        format: 'MM/DD/YYYY',
      }),
    ],
    [t],
  );
}
