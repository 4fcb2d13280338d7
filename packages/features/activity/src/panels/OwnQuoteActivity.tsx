import type { PanelProps } from '@fairlead/kit';
import { OwnActivity } from '../OwnActivity';

export default function OwnQuoteActivity({ id }: PanelProps) {
  return <OwnActivity key={id} recordType="QUOTE" recordId={id} />;
}
