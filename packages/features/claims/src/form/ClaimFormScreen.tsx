import { FormFromQuery } from '@fairlead/kit';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePolicies } from '../claims.api';
import { ClaimFormSteps } from './ClaimFormSteps';
import { PolicyStep } from './PolicyStep';
import { useClaimForm } from './useClaimForm';

/** Form in which a customer files a claim. */
export default function ClaimFormScreen() {
  return (
    <FormFromQuery params={['policyId', 'policyNumber']}>
      {({ policyId, policyNumber }) => <ClaimForm initialId={policyId} initialNumber={policyNumber} />}
    </FormFromQuery>
  );
}

interface ClaimFormProps {
  /** Id of the policy in the URL. It can belong to another customer. */
  initialId: string;
  /** Number of the policy in the URL. */
  initialNumber: string;
}

function ClaimForm({ initialId, initialNumber }: ClaimFormProps) {
  const { t } = useTranslation('claims');
  const claim = useClaimForm(initialId);
  const { setValue } = claim.methods;
  const { policyId } = claim.values;
  const policies = usePolicies();
  const policy = policies.data?.content.find(({ id }) => id === policyId);

  useEffect(() => {
    if (!policies.data || policy) return;
    const namedPolicy = policies.data.content.find(({ policyNumber }) => policyNumber === initialNumber);
    if (policyId !== (namedPolicy?.id ?? '')) setValue('policyId', namedPolicy?.id ?? '');
  }, [policies.data, policy, initialNumber, policyId, setValue]);

  return (
    <ClaimFormSteps
      title={t('file')}
      claim={claim}
      policy={policy}
      policyStep={<PolicyStep policies={policies} policy={policy} />}
      withoutPolicies={policies.data?.content.length === 0}
      reviewText={t('review.text')}
    />
  );
}
