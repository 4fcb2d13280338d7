import { formatRecent, RouterLink, to, urls } from '@fairlead/kit';
import { Avatar, Chip, Icon, Link, Text } from '@fairlead/ui';
import { RichText } from '@fairlead/ui/rich-text';
import { Cog, Send, StickyNote } from 'lucide';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Attachments } from '../Attachments';
import { DeliveryFailure } from '../DeliveryFailure';
import type { ThreadDetail, ThreadMessage } from './inbox.api';
import * as styles from './inbox.css';
import { recordUrl } from './RecordChip';
import { nowSeconds } from './when';

/** Newest mails that are open at first. Older ones are folded. */
const OPEN = 3;

interface ThreadMessagesProps {
  thread: ThreadDetail;
  ref: Ref<HTMLOListElement>;
}

/** Messages of a thread, the oldest first. */
export function ThreadMessages({ thread, ref }: ThreadMessagesProps) {
  const { t } = useTranslation('mailing');
  const { messages } = thread;
  return (
    <ol ref={ref} className={styles.messages} aria-label={t('inbox.messages')} tabIndex={-1}>
      {messages.map((message, index) => (
        <li key={message.id} tabIndex={-1}>
          <OneMessage thread={thread} message={message} folded={index < messages.length - OPEN} />
        </li>
      ))}
    </ol>
  );
}

interface MessageProps {
  thread: ThreadDetail;
  message: ThreadMessage;
  /** Whether a mail shows only its first line until the user opens it. */
  folded: boolean;
}

function OneMessage({ thread, message, folded }: MessageProps) {
  if (message.note) return <NoteMessage note={message.note} />;
  if (message.email) return <MailMessage email={message.email} folded={folded} />;
  return message.request ? (
    <RequestMessage thread={thread} message={message} request={message.request} />
  ) : (
    <SystemMessage thread={thread} message={message} />
  );
}

/** Text of HTML in one line. */
const lineOf = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent;

function MailMessage({ email, folded }: { email: NonNullable<ThreadMessage['email']>; folded: boolean }) {
  const { t } = useTranslation('mailing');
  const [open, setOpen] = useState(!folded);
  const { fromDetails: from, toDetails, mailBody, attachments, failure } = email;
  return (
    <div className={styles.message} data-side={from.type}>
      <Avatar name={from.name} src={from.photo?.fileUrl} />
      {open ? (
        <div className={styles.bubble}>
          <div className={styles.messageHead}>
            <span>
              <Text asChild weight="label">
                <span>{from.name}</span>
              </Text>{' '}
              <Text asChild size="label" tone="muted">
                <span>{t('inbox.toWhom', { name: toDetails.name })}</span>
              </Text>
            </span>
            <When at={email.creationDateTimeStamp} />
          </div>
          {failure ? <DeliveryFailure mail={email} reason={failure} /> : null}
          <RichText html={mailBody} />
          {attachments.length > 0 ? <Attachments files={attachments} /> : null}
        </div>
      ) : (
        <button type="button" className={styles.fold} onClick={() => setOpen(true)}>
          <Text asChild weight="label">
            <span>{from.name}</span>
          </Text>
          <Text asChild tone="muted" truncate>
            <span>{lineOf(mailBody)}</span>
          </Text>
          <When at={email.creationDateTimeStamp} />
        </button>
      )}
    </div>
  );
}

function When({ at }: { at: number }) {
  return <span className={styles.rowTime}>{formatRecent(at, nowSeconds())}</span>;
}

/** A mail of the system, as one line with a link to its record. Agents send some of them, such as quotes. */
function SystemMessage({ thread, message }: Omit<MessageProps, 'folded'>) {
  const { t } = useTranslation('mailing');
  const [record] = thread.records;
  return (
    <div className={styles.system}>
      <Icon of={message.sentBy ? Send : Cog} size={16} aria-hidden />
      <Text asChild tone="muted">
        <span>
          {message.sentBy ? t('inbox.sentBy', { name: message.sentBy }) : t('inbox.sentBySystem')}{' '}
          {record ? (
            <Link asChild>
              <RouterLink to={recordUrl(record)}>{message.subject}</RouterLink>
            </Link>
          ) : (
            message.subject
          )}
        </span>
      </Text>
      <When at={message.sentAt} />
    </div>
  );
}

/** An internal note, which only agents see. */
function NoteMessage({ note: { text, createdBy, createdAt } }: { note: NonNullable<ThreadMessage['note']> }) {
  const { t } = useTranslation('mailing');
  return (
    <div className={styles.message} data-side="NOTE">
      <Avatar name={createdBy.name} src={createdBy.photo?.fileUrl} />
      <div className={styles.bubble}>
        <div className={styles.messageHead}>
          <span className={styles.noteHead}>
            <Icon of={StickyNote} size={14} aria-hidden />
            <Text asChild weight="label">
              <span>{createdBy.name}</span>
            </Text>{' '}
            <span className={styles.noteLabel}>{t('inbox.note')}</span>
          </span>
          <When at={createdAt} />
        </div>
        <p className={styles.noteText}>{text}</p>
      </div>
    </div>
  );
}

interface RequestProps extends Omit<MessageProps, 'folded'> {
  request: NonNullable<ThreadMessage['request']>;
}

/** A service request, with a link to the policy where it is answered. */
function RequestMessage({ thread, message, request }: RequestProps) {
  const { t } = useTranslation('mailing');
  const { name } = thread.customer;
  return (
    <div className={styles.message} data-side="CUSTOMER">
      <Avatar name={name} />
      <div className={styles.bubble}>
        <div className={styles.messageHead}>
          <span>
            <Text asChild weight="label">
              <span>{name}</span>
            </Text>{' '}
            <Chip tone="info" dot={false}>
              {t(`serviceType.${request.policyServiceType}`)}
            </Chip>
          </span>
          <When at={message.sentAt} />
        </div>
        <Text weight="label">{message.subject}</Text>
        {request.description ? <Text>{request.description}</Text> : null}
        <Link asChild>
          <RouterLink to={`${to(urls.policies.detail, { id: request.policyId })}?tab=services`}>
            {t('inbox.openRequest')}
          </RouterLink>
        </Link>
      </div>
    </div>
  );
}
