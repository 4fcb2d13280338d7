import { chipColumn, instantColumn, ManagedList, nameColumn, StatusChip, to, urls, useListPage } from '@fairlead/kit';
import { type Column, DocumentArt } from '@fairlead/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { docList } from './lists';
import { useDeleteDoc, type VerificationDoc } from './verification.api';

const manage = 'VERIFICATION_DOC_ALL';

/** Document types that agencies must provide, for platform admins. */
export default function DocListScreen() {
  const { t } = useTranslation(['verification', 'kit']);
  const page = useListPage(docList);
  const columns = useColumns();
  return (
    <ManagedList
      title={t('docs.list')}
      {...page}
      columns={columns}
      empty={{ title: t('docs.empty'), text: t('docs.emptyText'), illustration: <DocumentArt /> }}
      privileges={{ create: manage, update: manage, delete: manage }}
      create={{ label: t('docs.create'), to: urls.verification.create }}
      edit={urls.verification.edit}
      nameOf={({ name }) => name}
      onDelete={useDeleteDoc()}
    />
  );
}

function useColumns(): Column<VerificationDoc>[] {
  const { t } = useTranslation(['verification', 'kit']);
  return useMemo(() => {
    const yesOrNo = (value: boolean) => (value ? t('yes') : t('no'));
    return [
      nameColumn({
        width: '34%',
        header: t('name'),
        name: ({ name }) => name,
        to: ({ id }) => to(urls.verification.edit, { id }),
      }),
      {
        id: 'hasExpirationDate',
        width: '18%',
        header: t('hasExpirationDate'),
        cell: ({ hasExpirationDate }) => yesOrNo(hasExpirationDate),
      },
      { id: 'required', width: '14%', header: t('required'), cell: ({ required }) => yesOrNo(required) },
      instantColumn({
        width: '14%',
        header: t('created'),
        sortBy: 'creationDate',
        priority: 1,
        value: ({ creationDate }) => creationDate,
      }),
      chipColumn({
        id: 'active',
        width: '12%',
        header: t('kit:status'),
        cell: ({ active }) => <StatusChip active={active} />,
      }),
    ];
  }, [t]);
}
