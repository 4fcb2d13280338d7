import { formatInstant, ManagedList, RecordName, StatusChip, to, urls, useResourceList } from '@fairlead/kit';
import { privilegeGroups } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { type Column, DocumentArt } from '@fairlead/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { insuranceTypeList } from './insuranceTypeList';
import { type InsuranceType, useDeleteInsuranceType, useInsuranceTypes } from './insuranceTypes.api';

export default function InsuranceTypeListScreen() {
  const { t } = useTranslation(['insuranceTypes', 'kit']);
  const { may } = useAuth();
  const list = useResourceList(insuranceTypeList);
  const state = useInsuranceTypes(list.read);
  const remove = useDeleteInsuranceType();
  const columns = useColumns(may('INSURANCE_TYPE_UPDATE'));
  return (
    <ManagedList
      title={t('list')}
      list={list}
      state={state}
      columns={columns}
      empty={{ title: t('empty'), text: t('emptyText'), illustration: <DocumentArt /> }}
      labels={{
        searchBy: { name: t('name') },
        filters: { all: t('kit:filter.all'), active: t('active'), inactive: t('inactive') },
        sorts: {
          'creationDate.desc': t('kit:sort.dateDesc'),
          'creationDate.asc': t('kit:sort.dateAsc'),
          'name.desc': t('kit:sort.nameDesc'),
          'name.asc': t('kit:sort.nameAsc'),
        },
      }}
      privileges={privilegeGroups.INSURANCE_TYPE}
      create={{ label: t('create'), to: urls.insuranceTypes.create }}
      editTo={({ id }) => to(urls.insuranceTypes.edit, { id })}
      nameOf={({ name }) => name}
      onDelete={remove}
    />
  );
}

function useColumns(mayUpdate: boolean): Column<InsuranceType>[] {
  const { t } = useTranslation(['insuranceTypes', 'kit']);
  return useMemo(
    () => [
      {
        id: 'name',
        width: '32%',
        header: t('name'),
        sortBy: 'name',
        card: 'title',
        cell: ({ id, name }) => (
          <RecordName to={mayUpdate ? to(urls.insuranceTypes.edit, { id }) : undefined}>{name}</RecordName>
        ),
      },
      { id: 'tag', width: '26%', header: t('tag'), sortBy: 'tag', card: 'full', cell: ({ tag }) => tag },
      {
        id: 'status',
        width: '15%',
        header: t('kit:status'),
        sortBy: 'active',
        skeleton: 'chip',
        card: 'chip',
        cell: ({ active }) => <StatusChip active={active} />,
      },
      {
        id: 'creationDate',
        width: '18%',
        header: t('created'),
        sortBy: 'creationDate',
        priority: 1,
        cell: ({ creationDate }) => formatInstant(creationDate, 'DD-MMM-YYYY'),
      },
    ],
    [t, mayUpdate],
  );
}
