import type { PanelProps } from '@fairlead/kit';
import { RecordTasks } from '../RecordTasks';

export default function PolicyTasks({ id, readOnly }: PanelProps) {
  return <RecordTasks recordType="POLICY" recordId={id} readOnly={readOnly} />;
}
