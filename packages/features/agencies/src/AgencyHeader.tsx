import { formatInstant } from '@fairlead/kit';
import { Avatar, Card, DescriptionList, Heading, Inline, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { AgencyMenu } from './AgencyAccess';
import { PlanChip, VerificationChip } from './AgencyChips';
import * as styles from './AgencyScreen.css';
import type { Agency } from './agencies.api';

/** Header above the tabs: the agency, its plan and its verification. */
export function AgencyHeader({ agency }: { agency: Agency }) {
  const { t } = useTranslation('agencies');
  const { agencyName: name, photo, plan, address, agents, verification, creationDateTimeStamp } = agency;
  const place = [address?.city, address?.state].filter(Boolean).join(', ');
  return (
    <Card>
      <div className={styles.band}>
        <Avatar name={name} src={photo?.fileUrl ?? null} size="large" shape="square" />
        <div className={styles.naming}>
          <Heading level={1}>{name}</Heading>
          {place ? <Text tone="muted">{place}</Text> : null}
        </div>
        <Inline gap={8}>
          <PlanChip plan={plan} size="large" />
          <VerificationChip status={verification} size="large" />
          <AgencyMenu agency={agency} />
        </Inline>
      </div>
      <div className={styles.figures}>
        <DescriptionList
          columns={{ xs: 2, lg: 4 }}
          items={[
            { term: t('package'), description: plan?.packageName },
            { term: t('expiry'), description: plan && formatInstant(plan.expirationDateTime, 'DD-MMM-YYYY') },
            { term: t('agents'), description: t('agentsTitle', agents) },
            { term: t('created'), description: formatInstant(creationDateTimeStamp, 'DD-MMM-YYYY') },
          ]}
        />
      </div>
    </Card>
  );
}
