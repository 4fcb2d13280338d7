import { defineForm, FormSection, formatDay, formatInstant, formatUsd, optionalText } from '@fairlead/kit';
import { claimLimits, isVehicleClaim, localDay } from '@fairlead/rules';
import { DescriptionList, formatTime, Stack, TextField, useLocale } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { type Claim, type ClaimChange, currentClaim, useUpdateClaim } from '../claims.api';
import { emptyLoss, hasReporterName, type LossValues, lossShape, toLossBody, toLossValues } from '../form/claimFields';
import { LossFields } from '../form/LossFields';
import * as styles from './detail.css';
import type { SectionProps } from './sectionProps';

interface Values extends LossValues {
  carrierClaimNumber: string;
}

const schemaOf = (locale: string) => {
  const rules = { locale, today: () => localDay(new Date()) };
  return z.pipe(
    z
      .object({ ...lossShape(rules), carrierClaimNumber: optionalText(claimLimits.carrierClaimNumber) })
      .check(hasReporterName()),
    z.transform(
      ({ carrierClaimNumber, ...loss }): ClaimChange => ({
        ...toLossBody(rules, loss),
        carrierClaimNumber: carrierClaimNumber.trim(),
      }),
    ),
  );
};

const lossForm = defineForm({
  messages: 'claims',
  fields: { carrierClaimNumber: 'carrierClaimNumber' },
  empty: { ...emptyLoss, carrierClaimNumber: '' },
  valuesOf: (claim: Claim, locale): Values => ({
    ...toLossValues(claim, locale),
    carrierClaimNumber: claim.carrierClaimNumber,
  }),
  resolver: ({ locale }) => zodResolver(schemaOf(locale)),
});

/** The loss as the customer reported it. Agents can correct it. */
export function LossSection({ claim, ...section }: SectionProps) {
  const { t } = useTranslation('claims');
  return (
    <FormSection
      {...section}
      form={lossForm}
      record={claim}
      title={t('loss')}
      fields={
        <>
          <LossFields byAgent />
          <lossForm.Field name="carrierClaimNumber" as={TextField} />
        </>
      }
      save={useUpdateClaim()}
      currentIn={currentClaim}
    >
      <LossFacts claim={claim} />
    </FormSection>
  );
}

function LossFacts({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const locale = useLocale();
  const { lossTime, estimatedAmount, drivable } = claim;
  const time = lossTime === null ? [] : [formatTime(lossTime, locale)];
  return (
    <Stack gap={16}>
      <DescriptionList
        columns={{ xs: 2, md: 3 }}
        items={[
          { term: t('lossDate'), description: [formatDay(claim.lossDate), ...time].join(', ') },
          { term: t('reported'), description: formatInstant(claim.reportedDate) },
          { term: t('reportedBy'), description: claim.reporterName || t(`claimReporter.${claim.reportedBy}`) },
          { term: t('estimatedAmount'), description: estimatedAmount === null ? null : formatUsd(estimatedAmount) },
          { term: t('location'), description: claim.location },
          { term: t('policeReportNumber'), description: claim.policeReportNumber },
          { term: t('carrierClaimNumber'), description: claim.carrierClaimNumber },
          ...(isVehicleClaim(claim.claimType)
            ? [
                {
                  term: t('drivable'),
                  description: drivable === null ? null : t(drivable ? 'drivable.yes' : 'drivable.no'),
                },
              ]
            : []),
          {
            term: t('description'),
            description: <p className={styles.preserveLines}>{claim.description}</p>,
            full: true,
          },
        ]}
      />
    </Stack>
  );
}
