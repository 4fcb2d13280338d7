import type { PanelProps } from '@fairlead/kit';
import { RecordTasks } from '../RecordTasks';

export default function ClaimTasks({ id, readOnly }: PanelProps) {
  return <RecordTasks recordType="CLAIM" recordId={id} readOnly={readOnly} />;
}
