import type { Failure, Schemas } from '@fairlead/api-client/client';
import { formatDay, LoadError, RouterLink, urls } from '@fairlead/kit';
import { Button, Callout, DocumentArt, EmptyState, Icon, RadioGroup, Skeleton, Stack } from '@fairlead/ui';
import { ExternalLink, Landmark } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { PolicySummary } from '../claims.api';
import { claimForm } from './claimForm';

const { Field } = claimForm;

interface PolicyStepProps {
  policies: { data?: Schemas['PolicyPage'] | undefined; error?: Failure | undefined; mutate: () => unknown };
  policy: PolicySummary | undefined;
}

/** Policy term as text, with "…" for an unknown date. */
export const termOf = ({ effectiveDate, expiredDate }: Pick<PolicySummary, 'effectiveDate' | 'expiredDate'>): string =>
  [effectiveDate, expiredDate].map((day) => (day === null ? '…' : formatDay(day))).join(' – ');

const policyLabel = (policy: PolicySummary) =>
  [policy.insuranceName, policy.policyNumber, policy.carrierName, termOf(policy)].filter(Boolean).join(' · ');

/** Choice of the policy for the claim. */
export function PolicyStep({ policies, policy }: PolicyStepProps) {
  const { t } = useTranslation('claims');
  const { data, error, mutate } = policies;
  if (error && !data) return <LoadError title={t('policies.failed')} failure={error} onRetry={() => mutate()} />;
  if (!data) return <Skeleton shape="box" height={120} />;
  if (data.content.length === 0) {
    return (
      <EmptyState
        illustration={<DocumentArt />}
        title={t('policies.none')}
        level={3}
        description={t('policies.noneText')}
        action={
          <Button asChild>
            <RouterLink to={urls.claims.list}>{t('policies.back')}</RouterLink>
          </Button>
        }
      />
    );
  }
  const carrier = policy?.carrierDetails;
  return (
    <Stack gap={20}>
      <Field
        name="policyId"
        as={RadioGroup}
        label={t('policies.pick')}
        options={data.content.map((option) => ({ value: option.id, label: policyLabel(option) }))}
      />
      {carrier?.claimUrl ? (
        <Callout
          tone="info"
          icon={<Icon of={Landmark} />}
          title={t('carrierPage.title', { carrier: carrier.name })}
          action={
            <Button asChild trailingIcon={<Icon of={ExternalLink} size={14} />}>
              <a href={carrier.claimUrl} target="_blank" rel="noreferrer">
                {t('carrierPage.open')}
              </a>
            </Button>
          }
        >
          {t('carrierPage.text')}
        </Callout>
      ) : null}
    </Stack>
  );
}
