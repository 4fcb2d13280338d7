import { formatCount, formatMonth, formatUsd, urls } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { useTranslation } from 'react-i18next';
import type { PlatformFigures } from './dashboard.api';
import * as styles from './dashboard.css';
import { expiringPlans, Figure } from './Figure';

/** Counters by urgency, most urgent first. */
export function PlatformTiles({ figures }: { figures: PlatformFigures | undefined }) {
  const { t } = useTranslation('dashboard');
  const loading = figures === undefined;
  const { may } = useAuth();
  const { documentsToReview: documents, expiring, agencies } = figures ?? {};
  return (
    <div className={styles.tiles}>
      {may('VERIFICATION_DOC_ALL') ? (
        <Figure
          to={`${urls.verification.uploaded}?filter=pending`}
          label={t('documents')}
          value={formatCount(documents ?? 0)}
          tone={documents ? 'warning' : 'default'}
          note={t('documentsNote')}
          loading={loading}
        />
      ) : null}
      <Figure
        to={expiringPlans}
        label={t('expiring')}
        value={formatCount(expiring?.total ?? 0)}
        tone={expiring?.total ? 'warning' : 'default'}
        note={t('expiringNote')}
        loading={loading}
      />
      <Figure
        to={`${urls.agencies.list}?filter=expired`}
        label={t('expired')}
        value={formatCount(agencies?.expired ?? 0)}
        note={t('expiredNote')}
        loading={loading}
      />
      <Figure
        to={`${urls.agencies.list}?filter=subscribed`}
        label={t('subscribed')}
        value={formatCount(agencies?.subscribed ?? 0)}
        note={t('subscribedNote', { count: agencies?.total ?? 0, total: formatCount(agencies?.total ?? 0) })}
        loading={loading}
      />
      {may('TRANSACTION_VIEW') ? <Revenue months={figures?.revenue} /> : null}
    </div>
  );
}

function Revenue({ months }: { months: PlatformFigures['revenue'] | undefined }) {
  const { t } = useTranslation('dashboard');
  const [before, now] = months?.slice(-2) ?? [];
  return (
    <Figure
      to={`${urls.transactions.list}?filter=thisMonth`}
      label={t('revenueNow')}
      value={formatUsd(now?.amount ?? 0)}
      note={t('revenueBefore', {
        amount: formatUsd(before?.amount ?? 0),
        month: before ? formatMonth(before.month, 'long') : '',
      })}
      loading={!months}
    />
  );
}
