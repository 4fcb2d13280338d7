import { formatDay, formatInstant, formatUsd, optionalText } from '@fairlead/kit';
import { claimLimits, localDay } from '@fairlead/rules';
import { DescriptionList, EditableSection, formatTime, Stack, TextField, useLocale } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Claim, ClaimChange } from '../claims.api';
import { type LossValues, lossShape, toLossBody, toLossValues } from '../form/claimFields';
import { LossFields } from '../form/LossFields';
import { useErrorText } from '../form/useErrorText';
import * as styles from './detail.css';
import { type SectionProps, useClaimSection } from './useClaimSection';

interface Values extends LossValues {
  carrierClaimNumber: string;
}

const schemaOf = (locale: string) => {
  const rules = { locale, today: localDay(new Date()) };
  return z.pipe(
    z.object({ ...lossShape(rules), carrierClaimNumber: optionalText(claimLimits.carrierClaimNumber) }),
    z.transform(
      ({ carrierClaimNumber, ...loss }): ClaimChange => ({
        ...toLossBody(rules, loss),
        carrierClaimNumber: carrierClaimNumber.trim(),
      }),
    ),
  );
};

/** The loss as the customer reported it. Agents can correct it. */
export function LossSection(props: SectionProps) {
  const { claim, editable } = props;
  const { t } = useTranslation('claims');
  const locale = useLocale();
  const errorText = useErrorText();
  const resolver = useMemo(() => zodResolver(schemaOf(locale)), [locale]);
  const { carrierClaimNumber } = claim;
  const { form, section } = useClaimSection<Values>(props, {
    resolver,
    values: { ...toLossValues(claim, locale), carrierClaimNumber },
  });
  return (
    <EditableSection
      title={t('loss')}
      editable={editable}
      {...section}
      form={
        <FormProvider {...form}>
          <LossFields />
          <TextField
            {...form.register('carrierClaimNumber')}
            label={t('carrierClaimNumber')}
            error={errorText(t('carrierClaimNumber'), form.formState.errors.carrierClaimNumber)}
          />
        </FormProvider>
      }
    >
      <LossFacts claim={claim} />
    </EditableSection>
  );
}

function LossFacts({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const locale = useLocale();
  const { lossTime, estimatedAmount } = claim;
  const time = lossTime === null ? [] : [formatTime(lossTime, locale)];
  return (
    <Stack gap={16}>
      <DescriptionList
        columns={{ xs: 2, md: 3 }}
        items={[
          { term: t('lossDate'), description: [formatDay(claim.lossDate), ...time].join(', ') },
          { term: t('reported'), description: formatInstant(claim.reportedDate) },
          { term: t('estimatedAmount'), description: estimatedAmount === null ? null : formatUsd(estimatedAmount) },
          { term: t('location'), description: claim.location },
          { term: t('policeReportNumber'), description: claim.policeReportNumber },
          { term: t('carrierClaimNumber'), description: claim.carrierClaimNumber },
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
