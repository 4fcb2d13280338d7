import { formatInstant } from '@fairlead/kit';
import { Avatar, DescriptionList, RecordHeader } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { AgencyMenu } from './AgencyAccess';
import { PlanChip, VerificationChip } from './AgencyChips';
import type { Agency } from './agencies.api';

/** Header above the tabs: the agency, its plan and its verification. */
export function AgencyHeader({ agency }: { agency: Agency }) {
  const { t } = useTranslation('agencies');
  const { agencyName: name, photo, plan, address, agents, verification, creationDateTimeStamp } = agency;
  const place = [address?.city, address?.state].filter(Boolean).join(', ');
  return (
    <RecordHeader
      picture={<Avatar name={name} src={photo?.fileUrl ?? null} size="large" shape="square" />}
      title={name}
      chips={
        <>
          <PlanChip plan={plan} size="large" />
          <VerificationChip status={verification} size="large" />
        </>
      }
      description={place}
      actions={<AgencyMenu agency={agency} />}
    >
      <DescriptionList
        layout="strip"
        items={[
          { term: t('package'), description: plan?.packageName },
          { term: t('expiry'), description: plan && formatInstant(plan.expirationDateTime, 'DD-MMM-YYYY') },
          { term: t('agents'), description: t('agentsTitle', agents) },
          { term: t('created'), description: formatInstant(creationDateTimeStamp, 'DD-MMM-YYYY') },
        ]}
      />
    </RecordHeader>
  );
}
