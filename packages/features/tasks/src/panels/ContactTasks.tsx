import type { PanelProps } from '@fairlead/kit';
import { RecordTasks } from '../RecordTasks';

export default function ContactTasks({ id }: PanelProps) {
  return <RecordTasks recordType="CONTACT" recordId={id} />;
}
