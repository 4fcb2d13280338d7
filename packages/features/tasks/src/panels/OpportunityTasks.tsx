import type { PanelProps } from '@fairlead/kit';
import { RecordTasks } from '../RecordTasks';

export default function OpportunityTasks({ id }: PanelProps) {
  return <RecordTasks recordType="OPPORTUNITY" recordId={id} />;
}
