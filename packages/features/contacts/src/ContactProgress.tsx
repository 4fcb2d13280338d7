import {
  enumChip,
  formatDay,
  formatInstant,
  formatUsd,
  type PanelRow,
  PanelRows,
  progressAddress,
  to,
  urls,
  useCanOpen,
} from '@fairlead/kit';
import {
  answerOf,
  certificateTones,
  claimStatusTones,
  opportunityStatusTones,
  quoteAnswerTones,
  quoteStatusTones,
  serviceRequestTones,
} from '@fairlead/rules';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Overview } from './contacts.api';
import { partsOf } from './partsOf';

type Quote = Overview['quotes'][number];
type Entry = Overview['inProgress'][number];

const AnswerChip = enumChip('contacts', 'quoteAnswer', quoteAnswerTones);
const QuoteChip = enumChip('contacts', 'quoteStatus', quoteStatusTones);
const ClaimChip = enumChip('contacts', 'claimStatus', claimStatusTones);
const ServiceChip = enumChip('contacts', 'serviceRequestStatus', serviceRequestTones);
const OpportunityChip = enumChip('contacts', 'opportunityStatus', opportunityStatusTones);
const CertificateChip = enumChip('contacts', 'certificateStatus', certificateTones);

/** Open quotes, opportunities, claims, certificates and service requests. Absent without any. */
export function ContactProgress({ overview: { quotes, inProgress } }: { overview: Overview }) {
  const { t } = useTranslation('contacts');
  const rowOfQuote = useQuoteRow();
  const rowOfEntry = useEntryRow();
  const rows = [...quotes.map(rowOfQuote), ...inProgress.map(rowOfEntry)];
  return rows.length === 0 ? null : <PanelRows title={t('overview.inProgress')} empty="" rows={rows} />;
}

function useQuoteRow() {
  const { t } = useTranslation('contacts');
  return (quote: Quote): PanelRow => {
    const { id, serial, insuranceName, carrierName, premiumAmount, effectiveDate } = quote;
    // quotes with a policy are not in the overview
    const answer = answerOf({ ...quote, policyId: null });
    return {
      id,
      name: t('overview.quote', { insurance: insuranceName, premium: formatUsd(premiumAmount) }),
      to: to(urls.quotes.view, { id }),
      meta: [serial, carrierName, t('overview.starts', { date: formatDay(effectiveDate) })],
      aside: answer ? <AnswerChip status={answer} /> : <QuoteChip status={quote.quoteStatus} />,
    };
  };
}

function useEntryRow() {
  const { t } = useTranslation('contacts');
  const canOpen = useCanOpen();
  return (entry: Entry): PanelRow => {
    const { id, kind, serial, serviceType, insuranceName, since } = entry;
    const name = serviceType ? t(`serviceType.${serviceType}`) : t(`inProgressKind.${kind}`);
    return {
      id,
      name: [name, insuranceName].filter(Boolean).join(', '),
      to: progressAddress(entry, canOpen),
      meta: partsOf(serial, t('overview.since', { date: formatInstant(since) })),
      aside: <EntryChip entry={entry} />,
    };
  };
}

function EntryChip({ entry: { claimStatus, opportunityStatus, serviceStatus } }: { entry: Entry }): ReactNode {
  if (claimStatus) return <ClaimChip status={claimStatus} />;
  if (serviceStatus) return <ServiceChip status={serviceStatus} />;
  if (opportunityStatus) return <OpportunityChip status={opportunityStatus} />;
  return <CertificateChip status="REQUESTED" />;
}
