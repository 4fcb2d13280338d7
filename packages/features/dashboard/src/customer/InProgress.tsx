import { enumChip, formatInstant, progressAddress, RouterLink, useCanOpen } from '@fairlead/kit';
import {
  certificateTones,
  claimStatusTones,
  opportunityStatusTones,
  quoteAnswerTones,
  serviceRequestTones,
} from '@fairlead/rules';
import { Card, Icon, Text } from '@fairlead/ui';
import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerFigures } from '../dashboard.api';
import * as page from '../dashboard.css';
import * as styles from './customer.css';

type Entry = CustomerFigures['inProgress'][number];

/** Requests, claims and changes that the agency works on. */
export function InProgress({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation('dashboard');
  return (
    <Card title={t('inProgress')} padding="none">
      {entries.length === 0 ? (
        <div className={page.nothing}>
          <Text tone="muted">{t('inProgressNone')}</Text>
        </div>
      ) : (
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <li key={entry.id} className={styles.line}>
              <Line entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Line({ entry }: { entry: Entry }) {
  const { t } = useTranslation('dashboard');
  const canOpen = useCanOpen();
  const { kind, serial, serviceType, insuranceName, since } = entry;
  const name = serviceType ? t(`serviceType.${serviceType}`) : t(`inProgressKind.${kind}`);
  const address = progressAddress(entry, canOpen);
  const content = (
    <>
      <span className={styles.names}>
        <Text asChild weight="label">
          <span>{[serial ? `${name} ${serial}` : name, insuranceName].filter(Boolean).join(', ')}</span>
        </Text>
        <Text asChild size="caption" tone="muted">
          <span>{formatInstant(since)}</span>
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

const ClaimChip = enumChip('dashboard', 'claimStatus', claimStatusTones);
const ServiceChip = enumChip('dashboard', 'serviceRequestStatus', serviceRequestTones);
const OpportunityChip = enumChip('dashboard', 'opportunityStatus', opportunityStatusTones);
const AnswerChip = enumChip('dashboard', 'quoteAnswer', quoteAnswerTones);
const CertificateChip = enumChip('dashboard', 'certificateStatus', certificateTones);

function Status({ entry: { kind, claimStatus, opportunityStatus, serviceStatus } }: { entry: Entry }): ReactNode {
  if (claimStatus) return <ClaimChip status={claimStatus} />;
  if (serviceStatus) return <ServiceChip status={serviceStatus} />;
  if (opportunityStatus) return <OpportunityChip status={opportunityStatus} />;
  if (kind === 'QUOTE') return <AnswerChip status="ACCEPTED" />;
  return <CertificateChip status="REQUESTED" />;
}
