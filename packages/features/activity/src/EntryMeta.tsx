import { formatDateTime, formatTime, RecordLink, recordPages } from '@fairlead/kit';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry, RecentEntry, TimelineRecord } from './activity.api';
import * as styles from './activity.css';

interface EntryMetaProps {
  entry: Entry | RecentEntry;
  /** Record of the timeline. Other records are linked. */
  shown?: TimelineRecord;
  /** Whether the day is the heading above. */
  isDayKnown: boolean;
  /** Further parts, such as the person. */
  parts?: readonly (string | undefined)[];
}

/** Time, person, record and customer of an entry. */
export function EntryMeta({ entry, shown, isDayKnown, parts = [] }: EntryMetaProps) {
  const { t } = useTranslation('activity');
  const { date, record, actor } = entry;
  // a customer's own entry names them already
  const contact = 'contact' in entry ? entry.contact?.name : undefined;
  const customer = contact === actor.person?.name ? undefined : contact;
  const isContact = record.recordType === 'CONTACT';
  const link = record.recordId !== shown?.recordId && (
    <RecordLink page={recordPages[record.recordType]} id={record.recordId}>
      {record.number === null ? (
        ((isContact ? contact : undefined) ?? t(`record.${record.recordType}`))
      ) : (
        <span className={styles.number}>{record.number}</span>
      )}
    </RecordLink>
  );
  const all: ReactNode[] = [
    <time key="time" dateTime={new Date(date * 1000).toISOString()}>
      {isDayKnown ? formatTime(date * 1000) : formatDateTime(date)}
    </time>,
    ...parts.filter(Boolean),
    link,
    isContact ? undefined : customer,
  ].filter(Boolean);
  return all.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts do not move
    <Fragment key={index}>
      {index > 0 ? ' · ' : ''}
      {part}
    </Fragment>
  ));
}
