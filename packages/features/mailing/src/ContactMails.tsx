import { type PanelProps, urls } from '@fairlead/kit';
import { RecordThreads } from './inbox/RecordThreads';

/** Conversations with a contact. Panel of the contact page. */
export default function ContactMails({ id, readOnly }: PanelProps) {
  const composeAt = readOnly ? undefined : `${urls.mailing.compose}?contactId=${id}`;
  return <RecordThreads record={{ contactId: id }} composeAt={composeAt} />;
}
