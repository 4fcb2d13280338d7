import { formatInstant, RecordName, ResourceList, RouterLink, to, urls, useResourceList } from '@fairlead/kit';
import { fullName } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Avatar, Button, type Column, DocumentArt, Icon, Link, RowAction, showPhone, Text } from '@fairlead/ui';
import { Pencil, Plus } from 'lucide';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactChips } from './ContactChips';
import { contactList } from './contactReads';
import { type Contact, useContacts } from './contacts.api';
import * as styles from './contacts.css';

const icon = { size: 16, strokeWidth: 1.75 };

export default function ContactListScreen() {
  const { t } = useTranslation(['contacts', 'kit', 'shell']);
  const { viewer } = useAuth();
  const list = useResourceList(contactList);
  const state = useContacts(list.read);
  const columns = useColumns();
  const licensed = viewer?.licensed ?? false;
  return (
    <ResourceList
      title={t('shell:contacts')}
      list={list}
      state={state}
      columns={columns}
      empty={{ title: t('list.empty'), text: t('list.emptyText'), illustration: <DocumentArt /> }}
      labels={{
        searchBy: { name: t('name'), email: t('email'), phone: t('phone') },
        filters: {
          all: t('kit:filter.all'),
          personal: t('contactType.PERSONAL'),
          commercial: t('contactType.COMMERCIAL'),
          clients: t('filter.clients'),
        },
        sorts: {
          'creationDate.desc': t('kit:sort.dateDesc'),
          'creationDate.asc': t('kit:sort.dateAsc'),
          'name.desc': t('kit:sort.nameDesc'),
          'name.asc': t('kit:sort.nameAsc'),
        },
        columns: Object.fromEntries(columns.map(({ sortBy, id, header }) => [sortBy ?? id, header])),
      }}
      action={
        licensed ? (
          <Button asChild variant="solid" tone="accent" leadingIcon={<Icon of={Plus} size={16} />}>
            <RouterLink to={urls.contacts.create}>{t('shell:contacts.create')}</RouterLink>
          </Button>
        ) : null
      }
      rowActions={
        licensed
          ? (contact) => (
              <RowAction
                asChild
                label={t('kit:row.edit', { name: fullName(contact) })}
                text={t('kit:row.editVerb')}
                icon={<Icon of={Pencil} {...icon} />}
              >
                <RouterLink to={to(urls.contacts.edit, { id: contact.id })} />
              </RowAction>
            )
          : undefined
      }
    />
  );
}

function useColumns(): Column<Contact>[] {
  const { t } = useTranslation('contacts');
  return useMemo(
    () => [
      {
        id: 'name',
        width: '17%',
        header: t('name'),
        sortBy: 'name',
        card: 'title',
        cell: (contact) => (
          <span className={styles.name}>
            <Avatar name={fullName(contact)} />
            <RecordName to={to(urls.contacts.view, { id: contact.id })}>{fullName(contact)}</RecordName>
          </span>
        ),
      },
      {
        id: 'type',
        width: '15%',
        header: t('type'),
        skeleton: 'chip',
        card: 'chip',
        cell: (contact) => <ContactChips contact={contact} />,
      },
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
      {
        id: 'creationDate',
        width: '9%',
        header: t('created'),
        sortBy: 'creationDate',
        priority: 2,
        cell: ({ creationDateTimeStamp }) => formatInstant(creationDateTimeStamp, 'MM/DD/YYYY'),
      },
    ],
    [t],
  );
}
