import { activeColumn, createdColumn, ManagedList, textColumn, urls, useListPage } from '@fairlead/kit';
import { privilegeGroups } from '@fairlead/rules';
import { DocumentArt } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { insuranceTypeList } from './insuranceTypeList';
import { useDeleteInsuranceType } from './insuranceTypes.api';

export default function InsuranceTypeListScreen() {
  const { t } = useTranslation(['insuranceTypes', 'kit']);
  return (
    <ManagedList
      title={t('list')}
      {...useListPage(insuranceTypeList)}
      name={{ name: 'name', header: t('name'), width: '32%' }}
      columns={[
        textColumn('tag', { header: t('tag'), width: '26%', sortBy: 'tag', card: 'full' }),
        activeColumn({ header: t('kit:status'), width: '15%', sortBy: 'active' }),
        createdColumn({ header: t('kit:created'), width: '18%', priority: 1, format: 'DD-MMM-YYYY' }),
      ]}
      empty={{ title: t('empty'), text: t('emptyText'), illustration: <DocumentArt /> }}
      privileges={privilegeGroups.INSURANCE_TYPE}
      create={{ label: t('create'), to: urls.insuranceTypes.create }}
      edit={urls.insuranceTypes.edit}
      onDelete={useDeleteInsuranceType()}
    />
  );
}
