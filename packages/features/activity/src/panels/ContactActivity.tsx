import type { PanelProps } from '@fairlead/kit';
import { RecordActivity } from '../RecordActivity';

export default function ContactActivity({ id, readOnly }: PanelProps) {
  return <RecordActivity key={id} recordType="CONTACT" recordId={id} readOnly={readOnly} />;
}
