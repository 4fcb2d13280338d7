import { formatInstant, RouterLink, to, urls, useOffers } from '@fairlead/kit';
import { certificateTones, claimStatusTones, opportunityStatusTones, serviceRequestTones } from '@fairlead/rules';
import { Card, Chip, Icon, Skeleton, Text } from '@fairlead/ui';
import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerFigures } from '../dashboard.api';
import * as page from '../dashboard.css';
import * as styles from './customer.css';

type Entry = CustomerFigures['inProgress'][number];

/** Requests, claims and changes that the agency works on. */
export function InProgress({ entries }: { entries: readonly Entry[] | undefined }) {
  const { t } = useTranslation('dashboard');
  return (
    <Card title={t('inProgress')} padding="none">
      {entries?.length === 0 ? (
        <div className={page.nothing}>
          <Text tone="muted">{t('inProgressNone')}</Text>
        </div>
      ) : (
        <ul className={styles.entries} aria-busy={!entries}>
          {entries?.map((entry) => (
            <li key={entry.id} className={styles.line}>
              <Line entry={entry} />
            </li>
          )) ??
            [1, 2].map((row) => (
              <li key={row} className={styles.line}>
                <div className={styles.entry}>
                  <Skeleton shape="text" width={180} />
                </div>
              </li>
            ))}
        </ul>
      )}
    </Card>
  );
}

function Line({ entry }: { entry: Entry }) {
  const { t } = useTranslation('dashboard');
  const canOpen = useOffers();
  const { kind, serial, serviceType, insuranceName, since } = entry;
  const name = serviceType ? t(`serviceType.${serviceType}`) : t(`inProgressKind.${kind}`);
  const address = addressOf(entry, canOpen);
  const content = (
    <>
      <span className={styles.names}>
        <Text as="span" weight="label">
          {[serial ? `${name} ${serial}` : name, insuranceName].filter(Boolean).join(', ')}
        </Text>
        <Text as="span" size="caption" tone="muted">
          {formatInstant(since, 'MM/DD/YYYY')}
        </Text>
      </span>
      <Status entry={entry} />
      {address ? <Icon of={ChevronRight} className={styles.chevron} size={16} aria-hidden /> : null}
    </>
  );
  return address ? (
    <RouterLink to={address} className={styles.entry}>
      {content}
    </RouterLink>
  ) : (
    <div className={styles.entry}>{content}</div>
  );
}

/** Page of the entry, or undefined if the user cannot open one. */
function addressOf({ kind, id, policyId }: Entry, canOpen: (pattern: string) => boolean): string | undefined {
  if (kind === 'CLAIM') return canOpen(urls.claims.view) ? to(urls.claims.view, { id }) : undefined;
  if (kind === 'REQUEST') return `${urls.opportunities.list}?open=${id}`;
  if (policyId === null) return undefined;
  if (kind === 'SERVICE') return to(urls.policies.detail, { id: policyId });
  return to(canOpen(urls.policies.certificates) ? urls.policies.certificates : urls.policies.detail, { id: policyId });
}

function Status({ entry: { claimStatus, opportunityStatus, serviceStatus } }: { entry: Entry }): ReactNode {
  const { t } = useTranslation('dashboard');
  if (claimStatus)
    return (
      <Chip tone={claimStatusTones[claimStatus]} status={claimStatus}>
        {t(`claimStatus.${claimStatus}`)}
      </Chip>
    );
  if (serviceStatus)
    return (
      <Chip tone={serviceRequestTones[serviceStatus]} status={serviceStatus}>
        {t(`serviceRequestStatus.${serviceStatus}`)}
      </Chip>
    );
  if (opportunityStatus)
    return (
      <Chip tone={opportunityStatusTones[opportunityStatus]} status={opportunityStatus}>
        {t(`opportunityStatus.${opportunityStatus}`)}
      </Chip>
    );
  return (
    <Chip tone={certificateTones.REQUESTED} status="REQUESTED">
      {t('certificateStatus.REQUESTED')}
    </Chip>
  );
}
