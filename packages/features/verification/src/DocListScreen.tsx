import { activeColumn, createdColumn, ManagedList, urls, useListPage } from '@fairlead/kit';
import { DocumentArt } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { docList } from './docList';
import { useDeleteDoc } from './verification.api';

const manage = 'VERIFICATION_DOC_ALL';

/** Document types that agencies must provide, for platform admins. */
export default function DocListScreen() {
  const { t } = useTranslation(['verification', 'kit']);
  const yesOrNo = (value: boolean) => (value ? t('yes') : t('no'));
  return (
    <ManagedList
      title={t('docs.list')}
      {...useListPage(docList)}
      name={{ name: 'name', header: t('name'), width: '34%' }}
      columns={[
        {
          id: 'hasExpirationDate',
          header: t('hasExpirationDate'),
          width: '18%',
          cell: ({ hasExpirationDate }) => yesOrNo(hasExpirationDate),
        },
        { id: 'required', header: t('required'), width: '14%', cell: ({ required }) => yesOrNo(required) },
        createdColumn({ header: t('kit:created'), width: '14%', priority: 1, format: 'DD-MMM-YYYY' }),
        activeColumn({ id: 'active', header: t('kit:status'), width: '12%' }),
      ]}
      empty={{ title: t('docs.empty'), text: t('docs.emptyText'), illustration: <DocumentArt /> }}
      privileges={{ create: manage, update: manage, delete: manage }}
      create={{ label: t('docs.create'), to: urls.verification.create }}
      edit={urls.verification.edit}
      onDelete={useDeleteDoc()}
    />
  );
}
