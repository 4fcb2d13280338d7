import { FormFromQuery, LoadError } from '@fairlead/kit';
import { PolicyPicker } from '@fairlead/pickers';
import { Skeleton } from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirstPolicy, usePolicy } from '../claims.api';
import { ChosenPolicy } from './ChosenPolicy';
import { ClaimFormSteps } from './ClaimFormSteps';
import { claimForm } from './claimForm';
import { NoPolicy } from './NoPolicy';
import { ReportAside } from './ReportAside';
import { useClaimForm } from './useClaimForm';

const { Field } = claimForm;

/** Form in which a licensed agent reports a claim for a customer. The URL may name the customer or the policy. */
export default function ClaimReportScreen() {
  return (
    <FormFromQuery params={['policyId', 'contactId']}>
      {({ policyId, contactId }) => <ReportForm initialId={policyId} customerId={contactId} />}
    </FormFromQuery>
  );
}

interface ReportFormProps {
  /** Id of the policy in the URL. Empty if there is none. */
  initialId: string;
  /** Id of the contact in the URL. Empty if there is none. */
  customerId: string;
}

function ReportForm({ initialId, customerId }: ReportFormProps) {
  const { t } = useTranslation('claims');
  const claim = useClaimForm(initialId);
  const { policyId } = claim.values;
  const { data: policy, error, mutate } = usePolicy(policyId);
  // "Change" offers the other policies of the customer
  const [isAnyCustomer, setIsAnyCustomer] = useState(false);
  const contactId = isAnyCustomer ? undefined : customerId || (initialId ? policy?.contactDetails.id : undefined);
  const firstPolicy = useFirstPolicy(isAnyCustomer ? undefined : customerId).data;
  const failed =
    error && !policy ? (
      <LoadError
        title={t('policy.failed')}
        failure={error}
        level={claim.step === 'policy' ? 3 : 2}
        onRetry={() => mutate()}
      />
    ) : null;

  return (
    <ClaimFormSteps
      title={t('report')}
      claim={claim}
      policy={policy}
      byAgent
      policyStep={
        firstPolicy?.content.length === 0 ? (
          <NoPolicy contactId={customerId} onOther={() => setIsAnyCustomer(true)} />
        ) : (
          <>
            <Field
              name="policyId"
              as={PolicyPicker}
              hint={t('report.policyHint')}
              {...(contactId !== undefined && { contactId })}
            />
            {failed}
          </>
        )
      }
      summary={
        policy ? (
          <ChosenPolicy policy={policy} onChange={() => claim.goTo('policy')} />
        ) : (
          (failed ?? <Skeleton shape="box" height={72} />)
        )
      }
      aside={<ReportAside policy={policy} />}
      reviewText={t('report.review', { name: policy?.contactDetails.firstName ?? '' })}
    />
  );
}
