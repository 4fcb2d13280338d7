import { formatInstant, ManagedList, RecordName, StatusChip, to, urls, useResourceList } from '@fairlead/kit';
import { type Column, DocumentArt } from '@fairlead/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { docList } from './lists';
import { useDeleteDoc, useDocs, type VerificationDoc } from './verification.api';

const manage = 'VERIFICATION_DOC_ALL';

/** Document types that agencies must provide, for platform admins. */
export default function DocListScreen() {
  const { t } = useTranslation(['verification', 'kit']);
  const list = useResourceList(docList);
  const state = useDocs(list.read);
  const remove = useDeleteDoc();
  const columns = useColumns();
  return (
    <ManagedList
      title={t('docs.list')}
      list={list}
      state={state}
      columns={columns}
      empty={{ title: t('docs.empty'), text: t('docs.emptyText'), illustration: <DocumentArt /> }}
      labels={{
        searchBy: { name: t('name') },
        filters: { all: t('kit:filter.all'), active: t('kit:status.ACTIVE'), inactive: t('kit:status.INACTIVE') },
        sorts: {
          'creationDate.desc': t('kit:sort.dateDesc'),
          'creationDate.asc': t('kit:sort.dateAsc'),
          'name.desc': t('kit:sort.nameDesc'),
          'name.asc': t('kit:sort.nameAsc'),
        },
      }}
      privileges={{ create: manage, update: manage, delete: manage }}
      create={{ label: t('docs.create'), to: urls.verification.create }}
      editTo={({ id }) => to(urls.verification.edit, { id })}
      nameOf={({ name }) => name}
      onDelete={remove}
    />
  );
}

function useColumns(): Column<VerificationDoc>[] {
  const { t } = useTranslation(['verification', 'kit']);
  return useMemo(() => {
    const yesOrNo = (value: boolean) => (value ? t('yes') : t('no'));
    return [
      {
        id: 'name',
        width: '34%',
        header: t('name'),
        sortBy: 'name',
        card: 'title',
        cell: ({ id, name }) => <RecordName to={to(urls.verification.edit, { id })}>{name}</RecordName>,
      },
      {
        id: 'hasExpirationDate',
        width: '18%',
        header: t('hasExpirationDate'),
        cell: ({ hasExpirationDate }) => yesOrNo(hasExpirationDate),
      },
      { id: 'required', width: '14%', header: t('required'), cell: ({ required }) => yesOrNo(required) },
      {
        id: 'creationDate',
        width: '14%',
        header: t('created'),
        sortBy: 'creationDate',
        priority: 1,
        cell: ({ creationDate }) => formatInstant(creationDate, 'DD-MMM-YYYY'),
      },
      {
        id: 'active',
        width: '12%',
        header: t('kit:status'),
        skeleton: 'chip',
        card: 'chip',
        cell: ({ active }) => <StatusChip active={active} />,
      },
    ];
  }, [t]);
}
