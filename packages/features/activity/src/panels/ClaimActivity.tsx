import type { PanelProps } from '@fairlead/kit';
import { RecordActivity } from '../RecordActivity';

export default function ClaimActivity({ id }: PanelProps) {
  return <RecordActivity key={id} recordType="CLAIM" recordId={id} />;
}
