import { RecordLink, urls } from '@fairlead/kit';
import { Text } from '@fairlead/ui';
import { usePolicy } from './policies.api';

interface PolicyLineProps {
  policyId: string;
}

/** Insurance, number and carrier of a policy in one line, with a link to the policy. */
export function PolicyLine({ policyId }: PolicyLineProps) {
  const { data: policy } = usePolicy(policyId);
  return (
    <Text tone="muted">
      {policy ? (
        <>
          {`${policy.insuranceName} · `}
          <RecordLink page={urls.policies.detail} id={policy.id}>
            {policy.policyNumber}
          </RecordLink>
          {policy.carrierName ? ` · ${policy.carrierName}` : null}
        </>
      ) : (
        // keeps the height until the policy has loaded
        '\u00A0'
      )}
    </Text>
  );
}
