import { RecordLink, urls } from '@fairlead/kit';
import { Icon, type IconNode, Text, type TimelineEntry, type Tone } from '@fairlead/ui';
import { RichText } from '@fairlead/ui/rich-text';
import {
  CircleDot,
  FileText,
  MailOpen,
  Paperclip,
  Pencil,
  Phone,
  Plus,
  Send,
  SquareCheck,
  StickyNote,
  Trash2,
} from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry, Note, RecentEntry, TimelineRecord } from './activity.api';
import * as styles from './activity.css';
import { Changes } from './Changes';
import { EntryMeta } from './EntryMeta';
import { NoteMenu } from './NoteMenu';
import type { NoteActions } from './useNoteActions';

type Content = Pick<TimelineEntry, 'title' | 'note' | 'actions'> & {
  icon: IconNode;
  tone: Tone;
  /** Parts of the line below the title. */
  parts?: (string | undefined)[];
};

const changeIcons = { CREATED: Plus, CHANGED: Pencil, DELETED: Trash2 } as const;

interface EntryOptions {
  /** Record of the timeline. Other records are linked. */
  shown?: TimelineRecord;
  /** Without actions, an entry is brief: no texts of notes, no values of changes, no menu. */
  actions?: NoteActions;
}

/** Returns a function that describes an entry for the timeline. */
export function useTimelineEntry({ shown, actions }: EntryOptions) {
  const { t } = useTranslation('activity');
  const light = (text: ReactNode) => (
    <Text asChild weight="body">
      <span>{text}</span>
    </Text>
  );
  const nameOf = ({ actor: { actorKind, person } }: Entry): string => person?.name ?? t(`actor.${actorKind}`);
  const byWhom = (entry: Entry) => t('by', { name: nameOf(entry) });

  const noteContent = (entry: Entry, note: Note): Content => {
    const name = nameOf(entry);
    const edited = note.editedDate === null ? undefined : t('edited');
    const text = note.text === '' || !actions ? undefined : <RichText html={note.text} />;
    const menu = actions && <NoteMenu note={note} actions={actions} />;
    if (note.noteKind === 'NOTE') {
      const title = light(t('wroteNote', { name }));
      return { icon: StickyNote, tone: 'warning', title, note: text, parts: [edited], actions: menu };
    }
    const isIncoming = note.callDirection === 'INBOUND';
    const title = light(
      note.minutes === null
        ? t(isIncoming ? 'tookCall' : 'called', { name })
        : t(isIncoming ? 'tookCallMinutes' : 'calledMinutes', { name, count: note.minutes }),
    );
    const outcome = note.callOutcome ? t(`callOutcome.${note.callOutcome}`) : undefined;
    return { icon: Phone, tone: 'success', title, note: text, parts: [outcome, edited], actions: menu };
  };
  const changeContent = (entry: Entry, change: NonNullable<Entry['change']>): Content => {
    const { changedType, changeAction, name, values } = change;
    const what = [t(`changed.${changedType}`), name].filter(Boolean).join(' ');
    const parts = [byWhom(entry)];
    if (changeAction !== 'CHANGED')
      return {
        icon: changeIcons[changeAction],
        tone: 'neutral',
        title: light(t(changeAction === 'CREATED' ? 'created' : 'deleted', { what })),
        parts,
      };
    const [only] = values;
    const status = values.find(({ field }) => field === 'status');
    if (values.length === 1 && only && status)
      return {
        icon: CircleDot,
        tone: 'info',
        title: light(
          t('statusChanged', { what, before: status.before ?? t('nothing'), after: status.after ?? t('nothing') }),
        ),
        parts,
      };
    const isShort = !actions && only?.valueFormat === 'TEXT' && only.after !== null;
    const title =
      values.length === 1 && only
        ? isShort
          ? t('fieldSet', { what, field: only.label, after: only.after })
          : t('fieldChanged', { what, field: only.label })
        : t('fieldsChanged', { what, count: values.length });
    return {
      icon: status ? CircleDot : Pencil,
      tone: status ? 'info' : 'neutral',
      title: (
        <>
          {light(title)}
          {actions ? (
            <Text asChild weight="body">
              <div>
                <Changes values={values} />
              </div>
            </Text>
          ) : null}
        </>
      ),
      parts,
    };
  };
  const contentOf = (entry: Entry): Content => {
    const { note, claimNote, mail, change, document, task } = entry;
    if (note) return noteContent(entry, note);
    if (claimNote) {
      const title = light(t('wroteNote', { name: nameOf(entry) }));
      const text = actions ? <span className={styles.plain}>{claimNote.text}</span> : undefined;
      return { icon: StickyNote, tone: 'warning', title, note: text };
    }
    if (change) return changeContent(entry, change);
    if (mail) {
      const { actorKind } = entry.actor;
      const verb = mail.isRequest ? 'asked' : actorKind === 'SYSTEM' ? 'sentAutomatically' : 'sent';
      const title = (
        <>
          {light(`${t(verb, { name: nameOf(entry) })} `)}
          {mail.threadId === null ? (
            mail.subject
          ) : (
            <RecordLink page={urls.mailing.thread} id={mail.threadId}>
              {mail.subject}
            </RecordLink>
          )}
        </>
      );
      return { icon: actorKind === 'CUSTOMER' ? MailOpen : Send, tone: 'accent', title };
    }
    if (document) {
      const title = (
        <>
          {light(`${t('uploaded', { name: nameOf(entry) })} `)}
          <a className={styles.link} href={document.fileUrl} target="_blank" rel="noreferrer">
            {document.fileName}
          </a>
        </>
      );
      return { icon: Paperclip, tone: 'neutral', title };
    }
    if (task) {
      const title = light(t(task.isDone ? 'taskDone' : 'taskAdded', { title: task.title }));
      return { icon: SquareCheck, tone: task.isDone ? 'success' : 'neutral', title, parts: [byWhom(entry)] };
    }
    return { icon: FileText, tone: 'neutral', title: '' };
  };
  return (entry: Entry | RecentEntry, isDayKnown: boolean): TimelineEntry => {
    const { icon, parts, ...content } = contentOf(entry);
    return {
      id: entry.id,
      icon: <Icon of={icon} />,
      ...content,
      meta: <EntryMeta entry={entry} isDayKnown={isDayKnown} {...(shown && { shown })} {...(parts && { parts })} />,
    };
  };
}
