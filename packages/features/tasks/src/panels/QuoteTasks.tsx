import type { PanelProps } from '@fairlead/kit';
import { RecordTasks } from '../RecordTasks';

export default function QuoteTasks({ id }: PanelProps) {
  return <RecordTasks recordType="QUOTE" recordId={id} />;
}
