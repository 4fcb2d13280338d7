import type { PanelProps } from '@fairlead/kit';
import { RecordThreads } from './inbox/RecordThreads';

/** Conversations with a contact. Panel of the contact page. */
export default function ContactMails({ id }: PanelProps) {
  return <RecordThreads record={{ contactId: id }} />;
}
