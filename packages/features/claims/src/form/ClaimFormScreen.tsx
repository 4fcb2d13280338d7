import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePolicies } from '../claims.api';
import { ClaimFormSteps } from './ClaimFormSteps';
import { PolicyStep } from './PolicyStep';
import { useClaimForm } from './useClaimForm';

/** Form in which a customer files a claim. */
export default function ClaimFormScreen() {
  const { t } = useTranslation('claims');
  const [search] = useSearchParams();
  const claim = useClaimForm();
  const { setValue } = claim.methods;
  const { policyId } = claim.values;
  const policies = usePolicies();
  const policy = policies.data?.content.find(({ id }) => id === policyId);

  // the URL may name a policy by number, or a policy of another customer
  const policyNumberParam = search.get('policyNumber');
  useEffect(() => {
    if (!policies.data || policy) return;
    const namedPolicy = policies.data.content.find(({ policyNumber }) => policyNumber === policyNumberParam);
    if (policyId !== (namedPolicy?.id ?? '')) setValue('policyId', namedPolicy?.id ?? '');
  }, [policies.data, policy, policyNumberParam, policyId, setValue]);

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
