import {
  CardSkeleton,
  enumChip,
  formatDay,
  formatUsd,
  LoadError,
  PanelRows,
  RouterLink,
  to,
  urls,
  useToday,
} from '@fairlead/kit';
import { isDocumentOverdue, policyStatusTones } from '@fairlead/rules';
import { Button, Chip, Stack, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { ContactDetails } from './ContactDetails';
import { ContactProgress } from './ContactProgress';
import { type Contact, type Overview, useContactOverview } from './contacts.api';
import * as styles from './contacts.css';
import { partsOf } from './partsOf';
import { WaitsFirst } from './WaitsFirst';

const PolicyChip = enumChip('contacts', 'policyStatus', policyStatusTones);

/** First tab of a contact: the most urgent thing, policies, details, work in progress and missing documents. */
export function ContactOverview({ contact }: { contact: Contact }) {
  const { t } = useTranslation('contacts');
  const { data, error, mutate } = useContactOverview(contact.id);
  return (
    <Stack gap={20}>
      {data ? (
        <>
          {contact.erasedAt === null ? <WaitsFirst overview={data} /> : null}
          <Policies overview={data} />
        </>
      ) : null}
      {!data && error ? <LoadError title={t('overview.failed')} failure={error} onRetry={() => mutate()} /> : null}
      {data || error ? null : <CardSkeleton />}
      <ContactDetails contact={contact} />
      {data ? (
        <>
          <ContactProgress overview={data} />
          <MissingDocuments overview={data} />
        </>
      ) : null}
    </Stack>
  );
}

function Policies({ overview: { policies, counts } }: { overview: Overview }) {
  const { t } = useTranslation('contacts');
  return (
    <PanelRows
      title={t('facts.policies')}
      empty={t('overview.noPolicies')}
      actions={counts.policies > policies.length ? <ShowTab tab="policies">{t('overview.allPolicies')}</ShowTab> : null}
      rows={policies.map(({ id, insuranceName, policyNumber, carrierName, expiredDate, ...policy }) => ({
        id,
        name: insuranceName,
        to: to(urls.policies.detail, { id }),
        meta: partsOf(
          policyNumber,
          carrierName,
          expiredDate === null ? null : t('overview.expires', { date: formatDay(expiredDate) }),
        ),
        aside: (
          <span className={styles.aside}>
            {policy.premium === null ? null : <Text numeric>{formatUsd(policy.premium)}</Text>}
            {policy.pastDue ? (
              <Chip tone="danger" status="PAST_DUE">
                {t('policyPaymentStatus.PAST_DUE')}
              </Chip>
            ) : (
              <PolicyChip status={policy.policyStatus} />
            )}
          </span>
        ),
      }))}
    />
  );
}

/** Link to another tab of the page. */
function ShowTab({ tab, children }: { tab: string; children: string }) {
  return (
    <Button asChild size="small" variant="ghost" tone="accent">
      <RouterLink to={`?tab=${tab}`}>{children}</RouterLink>
    </Button>
  );
}

/** Open requests for documents. Absent without one. */
function MissingDocuments({ overview: { documents } }: { overview: Overview }) {
  const { t } = useTranslation('contacts');
  const today = useToday();
  if (documents.length === 0) return null;
  return (
    <PanelRows
      title={t('overview.documents')}
      empty=""
      actions={<ShowTab tab="documents">{t('overview.openDocuments')}</ShowTab>}
      rows={documents.map(({ id, requestedType, documentName, neededBy, number, insuranceName }) => ({
        id,
        name: documentName || t(`requestedDocumentType.${requestedType}`),
        meta: partsOf(insuranceName, number),
        aside: (
          <Text
            numeric
            size="label"
            tone={isDocumentOverdue({ documentRequestStatus: 'OPEN', neededBy }, today) ? 'danger' : 'muted'}
          >
            {t('overview.neededBy', { date: formatDay(neededBy) })}
          </Text>
        ),
      }))}
    />
  );
}
