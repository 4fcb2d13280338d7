import type { PanelProps } from '@fairlead/kit';
import { OwnActivity } from '../OwnActivity';

export default function OwnClaimActivity({ id }: PanelProps) {
  return <OwnActivity key={id} recordType="CLAIM" recordId={id} />;
}
