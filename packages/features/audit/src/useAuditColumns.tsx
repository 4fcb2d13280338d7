import { chipColumn, enumChip, formatSeconds, RecordLink, recordPages, TwoLines } from '@fairlead/kit';
import { auditActionTones } from '@fairlead/rules';
import { Avatar, type Column, Inline } from '@fairlead/ui';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from './audit.api';
import { MarkedMatch } from './MarkedMatch';
import { excerptOf, matchingValue } from './matches';

const ActionChip = enumChip('audit', 'auditAction', auditActionTones);

/** Columns of the audit log. Entries show the value that matches the searched text. */
export function useAuditColumns(searched: string): Column<AuditEntry>[] {
  const { t } = useTranslation('audit');
  return [
    {
      id: 'creationDate',
      header: t('when'),
      sortBy: 'creationDate',
      width: '12%',
      cell: ({ creationDate }) => formatSeconds(creationDate),
    },
    {
      id: 'person',
      header: t('who'),
      card: 'title',
      width: '20%',
      cell: (entry) => <Who entry={entry} />,
    },
    chipColumn({
      id: 'action',
      header: t('action'),
      width: '12%',
      cell: (row) => <ActionChip status={row.auditAction} />,
    }),
    {
      id: 'what',
      header: t('what'),
      width: '19%',
      priority: 2,
      cell: (entry) => whatOf(entry, searched, t),
    },
    { id: 'record', header: t('record'), width: '23%', cell: (entry) => <RecordOf entry={entry} /> },
    {
      id: 'networkAddress',
      header: t('fromWhere'),
      width: '14%',
      priority: 3,
      cell: ({ networkAddress, place, actor }) => {
        if (actor.actorKind === 'JOB') return t('automatic');
        return place !== null && networkAddress !== null ? (
          <TwoLines first={place} second={networkAddress} />
        ) : (
          networkAddress
        );
      },
    },
  ];
}

function Who({ entry: { actor } }: { entry: AuditEntry }) {
  const { t } = useTranslation('audit');
  const { actorKind, person } = actor;
  if (actorKind === 'VISITOR') return <TwoLines first={t('actor.VISITOR')} second={person?.name ?? ''} truncate />;
  if (!person) return t(`actor.${actorKind}`);
  return (
    <Inline gap={8} wrap={false}>
      <Avatar name={person.name} size="small" />
      {person.name}
    </Inline>
  );
}

/** Value that matches the searched text, or the summary. The table replaces an empty summary. */
function whatOf(entry: AuditEntry, searched: string, t: TFunction<'audit'>): ReactNode {
  const found = matchingValue(entry.values, searched);
  if (!found) return summaryOf(entry, t);
  return <TwoLines first={<MarkedMatch text={excerptOf(found)} searched={searched} />} second={found.label} />;
}

/** Summary of an entry in a few words. Defaults to its operation. */
function summaryOf({ values, rows, reason, occurrences, operationText }: AuditEntry, t: TFunction<'audit'>): string {
  if (rows !== null) return t('rows', { count: rows });
  if (occurrences > 1) return t('times', { count: occurrences });
  if (reason !== null) return reason;
  const [only, ...more] = values;
  if (!only) return operationText;
  return more.length === 0 ? only.label : t('fields', { count: values.length });
}

/**
 * Record with its kind below, linked to its page or to the page of the record that it belongs to. Records without a name show the
 * number of that record.
 */
function RecordOf({ entry: { recordType, name, link } }: { entry: AuditEntry }) {
  const { t } = useTranslation('audit');
  const kind = t(`auditRecord.${recordType}`);
  const text = name ?? link?.number ?? kind;
  const shown = link ? (
    <RecordLink page={recordPages[link.recordType]} id={link.recordId}>
      {text}
    </RecordLink>
  ) : (
    text
  );
  return text === kind ? shown : <TwoLines first={shown} second={kind} />;
}
