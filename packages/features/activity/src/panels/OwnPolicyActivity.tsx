import type { PanelProps } from '@fairlead/kit';
import { OwnActivity } from '../OwnActivity';

export default function OwnPolicyActivity({ id }: PanelProps) {
  return <OwnActivity key={id} recordType="POLICY" recordId={id} />;
}
