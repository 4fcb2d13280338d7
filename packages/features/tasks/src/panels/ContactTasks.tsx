import type { PanelProps } from '@fairlead/kit';
import { RecordTasks } from '../RecordTasks';

export default function ContactTasks({ id, readOnly }: PanelProps) {
  return <RecordTasks recordType="CONTACT" recordId={id} readOnly={readOnly} />;
}
