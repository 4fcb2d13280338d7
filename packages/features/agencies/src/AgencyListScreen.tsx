import { formatInstant, RecordName, ResourceList, to, urls, useResourceList } from '@fairlead/kit';
import { Avatar, type Column, MapArt, Stack, showPhone, Text } from '@fairlead/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PlanChip, VerificationChip } from './AgencyChips';
import * as styles from './AgencyListScreen.css';
import { type Agency, useAgencies } from './agencies.api';
import { agencyList } from './agencyList';

/** Columns that do not fit on most screens. */
const hiddenAtFirst = ['phone', 'states', 'email'];

export default function AgencyListScreen() {
  const { t } = useTranslation(['agencies', 'kit']);
  const list = useResourceList(agencyList);
  const state = useAgencies(list.read);
  const columns = useColumns();
  return (
    <ResourceList
      title={t('list.title')}
      list={list}
      state={state}
      columns={columns}
      hiddenAtFirst={hiddenAtFirst}
      empty={{ title: t('list.empty'), text: t('list.emptyText'), illustration: <MapArt /> }}
      labels={{
        searchBy: { name: t('name'), email: t('email') },
        filters: {
          all: t('kit:filter.all'),
          subscribed: t('filter.subscribed'),
          expired: t('planStatus.EXPIRED'),
          none: t('planStatus.NONE'),
        },
        sorts: {
          'creationDate.desc': t('kit:sort.dateDesc'),
          'creationDate.asc': t('kit:sort.dateAsc'),
          'name.desc': t('kit:sort.nameDesc'),
          'name.asc': t('kit:sort.nameAsc'),
        },
        columns: Object.fromEntries(columns.map(({ sortBy, id, header }) => [sortBy ?? id, header])),
      }}
    />
  );
}

function useColumns(): Column<Agency>[] {
  const { t } = useTranslation('agencies');
  return useMemo(
    () => [
      {
        id: 'name',
        width: '24%',
        header: t('name'),
        sortBy: 'name',
        card: 'title',
        cell: ({ id, agencyName: name, photo }) => (
          <span className={styles.name}>
            <Avatar name={name} src={photo?.fileUrl ?? null} shape="square" />
            <RecordName to={to(urls.agencies.view, { id })}>{name}</RecordName>
          </span>
        ),
      },
      {
        id: 'admin',
        width: '20%',
        header: t('admin'),
        priority: 1,
        cell: ({ admin }) =>
          admin && (
            <Stack gap={2}>
              <span>{admin.name}</span>
              <Text tone="muted" size="caption" truncate title={admin.email}>
                {admin.email}
              </Text>
            </Stack>
          ),
      },
      { id: 'email', width: '18%', header: t('email'), priority: 3, cell: ({ email }) => email },
      {
        id: 'phone',
        width: '13%',
        header: t('phone'),
        priority: 3,
        cell: ({ phoneNumber: phone }) => phone && showPhone(phone),
      },
      {
        id: 'states',
        width: '11%',
        header: t('states'),
        priority: 3,
        cell: ({ states }) => states.map(({ state_code }) => state_code).join(', '),
      },
      {
        id: 'agents',
        width: '10%',
        header: t('agents'),
        align: 'end',
        skeleton: 'number',
        priority: 2,
        cell: ({ agents: { licensed, total } }) => (
          <span title={t('agentsTitle', { licensed, total })}>{`${licensed} / ${total}`}</span>
        ),
      },
      {
        id: 'package',
        width: '12%',
        header: t('package'),
        priority: 2,
        cell: ({ plan }) => plan?.packageName,
      },
      {
        id: 'plan',
        width: '14%',
        header: t('plan'),
        skeleton: 'chip',
        card: 'chip',
        cell: ({ plan }) => (
          <span className={styles.stacked}>
            <PlanChip plan={plan} />
            {plan ? (
              <Text tone="muted" size="caption" numeric>
                {formatInstant(plan.expirationDateTime, 'DD-MMM-YYYY')}
              </Text>
            ) : null}
          </span>
        ),
      },
      {
        id: 'verification',
        width: '12%',
        header: t('verification'),
        skeleton: 'chip',
        priority: 1,
        cell: ({ verification }) => <VerificationChip state={verification} />,
      },
      {
        id: 'creationDate',
        width: '11%',
        header: t('created'),
        sortBy: 'creationDate',
        priority: 2,
        cell: ({ creationDateTimeStamp }) => formatInstant(creationDateTimeStamp, 'DD-MMM-YYYY'),
      },
    ],
    [t],
  );
}
