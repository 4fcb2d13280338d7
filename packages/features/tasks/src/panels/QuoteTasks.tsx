import type { PanelProps } from '@fairlead/kit';
import { RecordTasks } from '../RecordTasks';

export default function QuoteTasks({ id, readOnly }: PanelProps) {
  return <RecordTasks recordType="QUOTE" recordId={id} readOnly={readOnly} />;
}
