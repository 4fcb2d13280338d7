import { customerTimelineKinds } from '@fairlead/rules';
import { ActivityCard } from './ActivityCard';
import type { TimelineRecord } from './activity.api';

/** Timeline of the customer's own quote, policy or claim: mails, documents and status changes. */
export const OwnActivity = ({ recordType, recordId }: TimelineRecord) => (
  <ActivityCard
    record={{ recordType, recordId }}
    kinds={customerTimelineKinds}
    empty={{ title: 'own.empty', description: 'own.emptyText' }}
  />
);
