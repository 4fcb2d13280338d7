import {
  chipColumn,
  formatInstant,
  instantColumn,
  nameColumn,
  ResourceList,
  to,
  urls,
  useListPage,
} from '@fairlead/kit';
import { Avatar, type Column, MapArt, Stack, showPhone, Text } from '@fairlead/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PlanChip, VerificationChip } from './AgencyChips';
import * as styles from './AgencyListScreen.css';
import type { Agency } from './agencies.api';
import { agencyList } from './agencyList';

/** Columns that do not fit on most screens. */
const hiddenAtFirst = ['phone', 'states', 'email'];

export default function AgencyListScreen() {
  const { t } = useTranslation(['agencies', 'kit']);
  const page = useListPage(agencyList);
  const columns = useColumns();
  return (
    <ResourceList
      title={t('list.title')}
      {...page}
      columns={columns}
      hiddenAtFirst={hiddenAtFirst}
      empty={{ title: t('list.empty'), text: t('list.emptyText'), illustration: <MapArt /> }}
    />
  );
}

function useColumns(): Column<Agency>[] {
  const { t } = useTranslation('agencies');
  return useMemo(
    () => [
      nameColumn({
        width: '24%',
        header: t('name'),
        name: ({ agencyName }) => agencyName,
        to: ({ id }) => to(urls.agencies.view, { id }),
        leading: ({ agencyName, photo }) => <Avatar name={agencyName} src={photo?.fileUrl ?? null} shape="square" />,
      }),
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
      chipColumn({
        id: 'plan',
        width: '14%',
        header: t('plan'),
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
      }),
      {
        id: 'verification',
        width: '12%',
        header: t('verification'),
        skeleton: 'chip',
        priority: 1,
        cell: ({ verification }) => <VerificationChip state={verification} />,
      },
      instantColumn({
        width: '11%',
        header: t('created'),
        sortBy: 'creationDate',
        priority: 2,
        value: ({ creationDateTimeStamp }) => creationDateTimeStamp,
      }),
    ],
    [t],
  );
}
