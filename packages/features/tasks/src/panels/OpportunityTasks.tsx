import type { PanelProps } from '@fairlead/kit';
import { RecordTasks } from '../RecordTasks';

export default function OpportunityTasks({ id, readOnly }: PanelProps) {
  return <RecordTasks recordType="OPPORTUNITY" recordId={id} readOnly={readOnly} />;
}
