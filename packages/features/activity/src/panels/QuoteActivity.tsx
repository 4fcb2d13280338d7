import type { PanelProps } from '@fairlead/kit';
import { RecordActivity } from '../RecordActivity';

export default function QuoteActivity({ id }: PanelProps) {
  return <RecordActivity key={id} recordType="QUOTE" recordId={id} />;
}
