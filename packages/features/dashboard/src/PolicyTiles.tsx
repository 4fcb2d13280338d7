import { formatCount, urls, useCanOpen } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import type { PipelineFigures } from './dashboard.api';
import { Figure } from './Figure';

/** List of the policies that expire within `days`, earliest first. */
export const expiringPolicies = (days: 30 | 60 | 90) =>
  `${urls.policies.list}?filter=expiringIn${days}Days&sort=expiredDate.asc`;

/** Policy counters. Hidden for agents who see only their assigned work. Open claims need a license. */
export function PolicyTiles({ figures }: { figures: PipelineFigures | undefined }) {
  const { t } = useTranslation('dashboard');
  const canOpen = useCanOpen();
  const loading = figures === undefined;
  if (figures?.policies === null) return null;
  const { expiring, pastDue, certificateRequests, openClaims } = figures?.policies ?? {};
  return (
    <>
      <Figure
        layout="compact"
        to={expiringPolicies(30)}
        label={t('expiringPolicies')}
        value={formatCount(expiring?.in30 ?? 0)}
        tone={expiring?.in30 ? 'warning' : 'default'}
        title={t('expiringPoliciesNote', { count: expiring?.in90 ?? 0 })}
        loading={loading}
      />
      <Figure
        layout="compact"
        to={`${urls.policies.list}?filter=pastDue`}
        label={t('pastDue')}
        value={formatCount(pastDue?.policies ?? 0)}
        tone={pastDue?.policies ? 'danger' : 'default'}
        title={t('pastDueNote', { count: pastDue?.transactions ?? 0 })}
        loading={loading}
      />
      <Figure
        layout="compact"
        to={`${urls.policies.list}?filter=certificateRequested`}
        label={t('certificates')}
        value={formatCount(certificateRequests?.policies ?? 0)}
        title={t('certificatesNote', { count: certificateRequests?.certificates ?? 0 })}
        loading={loading}
      />
      {openClaims !== null && canOpen(urls.claims.list) ? (
        <Figure
          layout="compact"
          to={`${urls.claims.list}?filter=open`}
          label={t('openClaims')}
          value={formatCount(openClaims ?? 0)}
          title={t('openClaimsNote')}
          loading={loading}
        />
      ) : null}
    </>
  );
}
