import { activeColumn, instantColumn, ManagedList, nameColumn, to, urls, useListPage } from '@fairlead/kit';
import { privilegeGroups } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { type Column, DocumentArt } from '@fairlead/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { insuranceTypeList } from './insuranceTypeList';
import { type InsuranceType, useDeleteInsuranceType } from './insuranceTypes.api';

export default function InsuranceTypeListScreen() {
  const { t } = useTranslation(['insuranceTypes', 'kit']);
  const { may } = useAuth();
  const page = useListPage(insuranceTypeList);
  const columns = useColumns(may('INSURANCE_TYPE_UPDATE'));
  return (
    <ManagedList
      title={t('list')}
      {...page}
      columns={columns}
      empty={{ title: t('empty'), text: t('emptyText'), illustration: <DocumentArt /> }}
      privileges={privilegeGroups.INSURANCE_TYPE}
      create={{ label: t('create'), to: urls.insuranceTypes.create }}
      edit={urls.insuranceTypes.edit}
      nameOf={({ name }) => name}
      onDelete={useDeleteInsuranceType()}
    />
  );
}

function useColumns(mayUpdate: boolean): Column<InsuranceType>[] {
  const { t } = useTranslation(['insuranceTypes', 'kit']);
  return useMemo(
    () => [
      nameColumn({
        width: '32%',
        header: t('name'),
        name: ({ name }) => name,
        to: mayUpdate ? ({ id }) => to(urls.insuranceTypes.edit, { id }) : undefined,
      }),
      { id: 'tag', width: '26%', header: t('tag'), sortBy: 'tag', card: 'full', cell: ({ tag }) => tag },
      activeColumn({
        width: '15%',
        header: t('kit:status'),
        sortBy: 'active',
      }),
      instantColumn({
        width: '18%',
        header: t('created'),
        sortBy: 'creationDate',
        priority: 1,
        value: ({ creationDate }) => creationDate,
      }),
    ],
    [t, mayUpdate],
  );
}
