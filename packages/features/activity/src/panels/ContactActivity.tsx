import type { PanelProps } from '@fairlead/kit';
import { RecordActivity } from '../RecordActivity';

export default function ContactActivity({ id }: PanelProps) {
  return <RecordActivity key={id} recordType="CONTACT" recordId={id} />;
}
