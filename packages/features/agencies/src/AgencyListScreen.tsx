import {
  chipColumn,
  createdColumn,
  ManagedList,
  numberColumn,
  phoneLink,
  relatedColumn,
  tagColumn,
  textColumn,
  urls,
  useListPage,
} from '@fairlead/kit';
import { Avatar, MapArt } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { AccessChip, AgentCount, PlanStatus, stateCodes, VerificationChip } from './AgencyChips';
import type { Agency } from './agencies.api';
import { agencyList } from './agencyList';

export default function AgencyListScreen() {
  const { t } = useTranslation(['agencies', 'kit']);
  return (
    <ManagedList
      title={t('list.title')}
      {...useListPage(agencyList)}
      name={{
        name: ({ agencyName }) => agencyName,
        header: t('name'),
        width: '24%',
        leading: ({ agencyName, photo }) => <Avatar name={agencyName} src={photo?.fileUrl ?? null} shape="square" />,
        trailing: ({ access }) => (access === 'DISABLED' ? <AccessChip status={access} /> : null),
      }}
      view={urls.agencies.view}
      columns={[
        relatedColumn('admin', { header: t('admin'), width: '20%', priority: 1, withEmail: true }),
        textColumn('email', { header: t('email'), width: '18%', priority: 3 }),
        textColumn('phoneNumber', {
          id: 'phone',
          header: t('phone'),
          width: '13%',
          priority: 3,
          noWrap: true,
          format: phoneLink,
        }),
        { id: 'states', header: t('states'), width: '11%', priority: 3, cell: stateCodes },
        numberColumn<Agency>({
          id: 'agents',
          header: t('agents'),
          width: '10%',
          priority: 2,
          cell: ({ agents }) => <AgentCount {...agents} />,
        }),
        { id: 'package', header: t('package'), width: '12%', priority: 2, cell: ({ plan }) => plan?.packageName },
        chipColumn<Agency>({
          id: 'plan',
          header: t('plan'),
          width: '14%',
          cell: ({ plan }) => <PlanStatus plan={plan} />,
        }),
        tagColumn('verification', VerificationChip, { header: t('verification'), width: '12%', priority: 1 }),
        createdColumn({ header: t('created'), width: '11%', priority: 2, format: 'DD-MMM-YYYY' }),
      ]}
      hiddenAtFirst={['phone', 'states', 'email']}
      empty={{ title: t('list.empty'), text: t('list.emptyText'), illustration: <MapArt /> }}
    />
  );
}
