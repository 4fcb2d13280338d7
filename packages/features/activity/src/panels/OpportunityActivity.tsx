import type { PanelProps } from '@fairlead/kit';
import { RecordActivity } from '../RecordActivity';

export default function OpportunityActivity({ id }: PanelProps) {
  return <RecordActivity key={id} recordType="OPPORTUNITY" recordId={id} />;
}
