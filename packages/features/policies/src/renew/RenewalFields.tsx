import { DateField, FormGrid, Icon, Inline, MoneyField, Text, TextField } from '@fairlead/ui';
import { ArrowRight, CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatOptionalDay, formatPremium } from '../facts';
import type { Policy } from '../policies.api';
import { CoverageChoices } from './CoverageChoices';
import { PremiumDifference } from './PremiumDifference';
import * as styles from './renew.css';
import { renewForm } from './renewForm';

const { Field } = renewForm;

/** Both terms beside each other, the difference of the premiums, and the coverages of the new term. */
export function RenewalFields({ policy }: { policy: Policy }) {
  const { t } = useTranslation('policies');
  const { effectiveDate, expiredDate, premium, renewalQuote, coverages, transactions, paymentStatus } = policy;
  const isPastDue = paymentStatus === 'PAST_DUE' || transactions.some((each) => each.paymentStatus === 'PAST_DUE');
  return (
    <>
      <div className={styles.terms}>
        <section className={styles.term.this} aria-label={t('renew.thisTerm')}>
          <Text size="label" tone="muted" weight="label">
            {t('renew.thisTerm')}
          </Text>
          <Row label={t('effective')}>{formatOptionalDay(effectiveDate)}</Row>
          <Row label={t('expires')}>{formatOptionalDay(expiredDate)}</Row>
          <Row label={t('premium')}>{formatPremium(premium)}</Row>
        </section>
        <span className={styles.arrow}>
          <Icon of={ArrowRight} size={16} aria-hidden />
        </span>
        <section className={styles.term.next} aria-label={t('renew.newTerm')}>
          <Text size="label" tone="accent" weight="label">
            {t('renew.newTerm')}
          </Text>
          <EntryRow label={t('effective')}>
            <Field name="effectiveDate" as={DateField} hideLabel />
          </EntryRow>
          <EntryRow label={t('expires')}>
            <Field name="expiredDate" as={DateField} hideLabel />
          </EntryRow>
          <EntryRow label={t('premium')}>
            <Field name="premium" as={MoneyField} hideLabel />
          </EntryRow>
        </section>
      </div>
      {premium === null ? null : <PremiumDifference before={premium} quote={renewalQuote} />}
      {coverages.length > 0 ? <CoverageChoices coverages={coverages} /> : null}
      <FormGrid>
        <Field name="policyNumber" as={TextField} autoComplete="off" />
        <TextField label={t('type')} value={t('policyType.RENEWAL')} readOnly hint={t('renew.typeHint')} />
      </FormGrid>
      {isPastDue ? (
        <Inline gap={8}>
          <Text asChild tone="danger" size="label">
            <span>
              <Icon of={CircleAlert} size={14} aria-hidden />
            </span>
          </Text>
          <Text asChild tone="danger" size="label">
            <span>{t('renew.pastDue')}</span>
          </Text>
        </Inline>
      ) : null}
    </>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <Text asChild size="label" tone="muted">
        <span>{label}</span>
      </Text>
      <Text asChild weight="label" numeric>
        <span>{children}</span>
      </Text>
    </div>
  );
}

/** Row with a short visible label. Screen readers announce the full label of the field. */
function EntryRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.entryRow}>
      <span aria-hidden>
        <Text asChild size="label" tone="muted">
          <span>{label}</span>
        </Text>
      </span>
      <div className={styles.entry}>{children}</div>
    </div>
  );
}
