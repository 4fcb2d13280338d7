import type { PanelProps } from '@fairlead/kit';
import { RecordActivity } from '../RecordActivity';

export default function PolicyActivity({ id }: PanelProps) {
  return <RecordActivity key={id} recordType="POLICY" recordId={id} />;
}
