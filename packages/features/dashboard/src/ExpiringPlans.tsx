import { canOpen, formatCount, RouterLink, to, urls, useProduct } from '@fairlead/kit';
import { DAY } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Avatar, Badge, Card, type Column, DataTable, MeterBar, Text } from '@fairlead/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlatformFigures } from './dashboard.api';
import * as styles from './dashboard.css';

type Plan = PlatformFigures['expiring']['plans'][number];

/** Days from which an end is near enough to worry. */
const URGENT = 7;
const SOON = 30;

/** The plans that end next, and how long they still run. */
export function ExpiringPlans({ expiring }: { expiring: PlatformFigures['expiring'] | undefined }) {
  const { t } = useTranslation('dashboard');
  const columns = useColumns();
  return (
    <Card
      title={
        <>
          {t('expiringPlans')} {expiring ? <Badge>{formatCount(expiring.total)}</Badge> : null}
        </>
      }
      padding="none"
    >
      {expiring?.plans.length === 0 ? (
        <Nothing text={t('expiringNone')} />
      ) : (
        <DataTable
          label={t('expiringPlans')}
          columns={columns}
          rows={expiring?.plans ?? []}
          rowKey={({ agencyId }) => agencyId}
          loading={!expiring}
          skeletonRows={5}
        />
      )}
    </Card>
  );
}

function Nothing({ text }: { text: string }) {
  return (
    <div className={styles.nothing}>
      <Text tone="muted">{text}</Text>
    </div>
  );
}

function useColumns(): Column<Plan>[] {
  const { t } = useTranslation('dashboard');
  // how long a plan still runs is what it was when the page was opened
  const [now] = useState(() => Date.now() / 1000);
  return useMemo(
    () => [
      {
        id: 'agency',
        header: t('agency'),
        card: 'title',
        cell: (plan) => <Agency plan={plan} />,
      },
      { id: 'package', header: t('package'), cell: ({ packageName }) => packageName },
      {
        id: 'remaining',
        width: '38%',
        header: t('remaining'),
        card: 'full',
        cell: ({ expirationDateTime }) => {
          const left = Math.max(0, Math.ceil((expirationDateTime - now) / DAY));
          return (
            <div className={styles.days}>
              <MeterBar value={left} max={SOON} tone={left <= URGENT ? 'danger' : 'warning'} />
              {t('days', { count: left })}
            </div>
          );
        },
      },
    ],
    [t, now],
  );
}

function Agency({ plan }: { plan: Plan }) {
  const product = useProduct();
  const { viewer } = useAuth();
  const address = `${to(urls.agencies.view, { id: plan.agencyId })}?tab=subscription`;
  return (
    <span className={styles.name}>
      <Avatar name={plan.agencyName} src={plan.photo?.fileUrl ?? null} shape="square" />
      {viewer && canOpen(product, address, viewer) ? (
        <RouterLink to={address} className={styles.link}>
          {plan.agencyName}
        </RouterLink>
      ) : (
        <Text weight="label">{plan.agencyName}</Text>
      )}
    </span>
  );
}
