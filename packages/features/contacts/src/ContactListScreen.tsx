import {
  chipColumn,
  createdColumn,
  ManagedList,
  mailLink,
  phoneLink,
  relatedColumn,
  textColumn,
  urls,
  useListPage,
  useUnlicensedEmpty,
} from '@fairlead/kit';
import { bulkActions } from '@fairlead/pickers';
import { fullName } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Avatar, DocumentArt } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { ContactChips } from './ContactChips';
import { contactList } from './contactReads';
import type { Contact } from './contacts.api';

const rowName = (contact: Contact) => fullName(contact);
/** Actions on selected rows. Only licensed agents change contacts. */
const bulk = {
  licensed: { rowName, load: bulkActions('contacts', ['ASSIGN', 'MAIL', 'TASK']) },
  unlicensed: { rowName, load: bulkActions('contacts', ['MAIL', 'TASK']) },
};

export default function ContactListScreen() {
  const { t } = useTranslation(['contacts', 'kit', 'shell']);
  const licensed = useAuth().viewer?.licensed ?? false;
  const unlicensed = useUnlicensedEmpty();
  return (
    <ManagedList
      title={t('shell:contacts')}
      {...useListPage(contactList)}
      name={{ name: fullName, header: t('name'), width: '17%', leading: (row) => <Avatar name={fullName(row)} /> }}
      view={urls.contacts.view}
      bulk={bulk[licensed ? 'licensed' : 'unlicensed']}
      columns={[
        chipColumn({
          id: 'type',
          header: t('type'),
          width: '12.5%',
          cell: (row: Contact) => <ContactChips contact={row} />,
        }),
        textColumn('companyName', { id: 'company', header: t('company'), width: '12%', priority: 1 }),
        textColumn('email', {
          header: t('email'),
          width: '18%',
          priority: 1,
          card: 'full',
          truncate: true,
          format: mailLink,
        }),
        textColumn('phone', { header: t('phone'), width: '14.5%', priority: 1, noWrap: true, format: phoneLink }),
        relatedColumn('agent', { header: t('agent'), width: '10%', priority: 2, page: urls.agency.member }),
        createdColumn({ header: t('kit:created'), width: '10.3%', priority: 2 }),
      ]}
      empty={{ title: t('list.empty'), text: t('list.emptyText'), illustration: <DocumentArt />, ...unlicensed }}
      privileges={{ create: licensed, update: licensed }}
      create={{ label: t('shell:contacts.create'), to: urls.contacts.create }}
      edit={urls.contacts.edit}
    />
  );
}
