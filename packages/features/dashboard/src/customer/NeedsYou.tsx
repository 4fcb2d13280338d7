import { formatDay, RouterLink, to, urls, useCanOpen, useToday } from '@fairlead/kit';
import { freePremium, isDocumentOverdue, mayPayPolicy } from '@fairlead/rules';
import { Badge, Button, Card, Heading, Icon, Inline, Text } from '@fairlead/ui';
import { CircleAlert, CircleQuestionMark, CreditCard, FileUp } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { CustomerFigures } from '../dashboard.api';
import * as styles from './customer.css';
import { Need } from './Need';
import { PayButton } from './PayButton';
import { WaitingQuotes } from './WaitingQuotes';

/** Claims that wait for information from the customer. */
const claimsToAnswer = ({ claims }: CustomerFigures) =>
  claims.filter(({ claimStatus }) => claimStatus === 'INFO_REQUESTED');

/** Number of things that the customer has to do. */
export const countNeeds = (figures: CustomerFigures): number =>
  figures.pastDue.length + figures.quotes.length + claimsToAnswer(figures).length + figures.documents.length;

/**
 * Payments that are past due, quotes to answer, claims that need information and documents to add. Absent when nothing waits
 * for the customer.
 */
export function NeedsYou({ figures }: { figures: CustomerFigures }) {
  const { t } = useTranslation('dashboard');
  const count = countNeeds(figures);
  const { pastDue, quotes, documents } = figures;
  if (count === 0) return null;
  const claims = claimsToAnswer(figures);
  // the first row has the primary button
  const firstIsClaim = pastDue.length === 0 && quotes.length === 0;
  const firstIsDocument = firstIsClaim && claims.length === 0;
  return (
    <Card
      aria-label={t('needs')}
      padding="none"
      title={
        <Inline gap={8}>
          <Heading level={2} size="card">
            {t('needs')}
          </Heading>
          <Badge>{count}</Badge>
        </Inline>
      }
    >
      <ul className={styles.entries}>
        {pastDue.map((payment, index) => (
          <PastDueRow key={payment.id} payment={payment} primary={index === 0} />
        ))}
        <WaitingQuotes quotes={quotes} primary={pastDue.length === 0} />
        {claims.map((claim, index) => (
          <ClaimRow key={claim.id} claim={claim} primary={firstIsClaim && index === 0} />
        ))}
        {documents.map((document, index) => (
          <DocumentRow key={document.id} document={document} primary={firstIsDocument && index === 0} />
        ))}
      </ul>
    </Card>
  );
}

interface PastDueRowProps {
  payment: CustomerFigures['pastDue'][number];
  primary: boolean;
}

/** The carrier's payment page, or the invoices of a policy that cannot be paid there. */
function PastDueRow({ payment, primary }: PastDueRowProps) {
  const { t } = useTranslation('dashboard');
  const canOpen = useCanOpen();
  const { policyId, policyNumber, insuranceName, paymentUrl, dueDate } = payment;
  const amount = freePremium(payment.transactionPremium);
  const label = amount === '' ? t('pay') : t('payAmount', { amount });
  const due = [amount, dueDate === null ? '' : t('dueOn', { date: formatDay(dueDate) })];
  const look = primary ? ({ variant: 'solid', tone: 'accent' } as const) : {};
  const pays = paymentUrl !== null && mayPayPolicy({ role: 'CUSTOMER' }, payment, paymentUrl);
  const page = canOpen(urls.policies.invoices) ? urls.policies.invoices : urls.policies.detail;
  return (
    <Need
      icon={CircleAlert}
      tone="danger"
      title={t('pastDueOf', { insurance: insuranceName })}
      text={
        <>
          <Text asChild tone="danger" numeric>
            <span>{due.filter(Boolean).join(', ')}</span>
          </Text>
          {' · '}
          <span className={styles.number}>{policyNumber}</span>
        </>
      }
    >
      {pays ? (
        <PayButton url={paymentUrl} label={label} policyNumber={policyNumber} {...look} />
      ) : (
        <Button asChild {...look} leadingIcon={<Icon of={CreditCard} size={16} />}>
          <RouterLink to={to(page, { id: policyId })} aria-label={t('payAmountFor', { label, number: policyNumber })}>
            {label}
          </RouterLink>
        </Button>
      )}
    </Need>
  );
}

interface ClaimRowProps {
  claim: CustomerFigures['claims'][number];
  primary: boolean;
}

/** The claim's page shows the whole message and takes documents. */
function ClaimRow({ claim: { id, serial, insuranceName, history }, primary }: ClaimRowProps) {
  const { t } = useTranslation('dashboard');
  const request = history.find(({ claimStatus }) => claimStatus === 'INFO_REQUESTED');
  return (
    <Need
      icon={CircleQuestionMark}
      tone="info"
      title={t('claimAsks', { serial, insurance: insuranceName })}
      text={<span className={styles.needNote}>{request?.note}</span>}
    >
      <Button asChild {...(primary && { variant: 'solid' as const, tone: 'accent' as const })}>
        <RouterLink to={to(urls.claims.view, { id })} aria-label={t('addInformationTo', { serial })}>
          {t('addInformation')}
        </RouterLink>
      </Button>
    </Need>
  );
}

interface DocumentRowProps {
  document: CustomerFigures['documents'][number];
  primary: boolean;
}

function DocumentRow({ document, primary }: DocumentRowProps) {
  const { t } = useTranslation('dashboard');
  const { id, requestedType, documentName, neededBy, number, insuranceName, agentName } = document;
  const name = documentName || t(`requestedDocumentType.${requestedType}`);
  const overdue = isDocumentOverdue({ documentRequestStatus: 'OPEN', neededBy }, useToday());
  const date = formatDay(neededBy);
  const about = [insuranceName, number].filter(Boolean).join(', ');
  return (
    <Need
      icon={FileUp}
      tone="info"
      title={t('documentAsked', { agent: agentName, document: name })}
      text={
        <>
          <Text asChild tone={overdue ? 'danger' : 'muted'} numeric>
            <span>{t(overdue ? 'documentOverdue' : 'documentNeeded', { date })}</span>
          </Text>{' '}
          {about}
        </>
      }
    >
      <Button asChild {...(primary && { variant: 'solid' as const, tone: 'accent' as const })}>
        <RouterLink to={to(urls.documentRequests.view, { id })} aria-label={t('addDocumentOf', { document: name })}>
          {t('addDocument')}
        </RouterLink>
      </Button>
    </Need>
  );
}
