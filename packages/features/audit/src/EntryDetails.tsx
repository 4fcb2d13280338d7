import {
  addressOfRecord,
  formatDateTime,
  recordPages,
  showChangedValue,
  useAction,
  useCanOpen,
  useWriteById,
} from '@fairlead/kit';
import { Button, DescriptionList, Icon, Inline, Stack, Table, Text, useMediaQuery } from '@fairlead/ui';
import { below } from '@fairlead/ui/contract';
import { ExternalLink, Undo2 } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AuditEntry } from './audit.api';
import * as styles from './audit.css';
import { changedParts, type TextPart } from './changedParts';
import { MarkedMatch } from './MarkedMatch';
import { findMatch } from './matches';

type Value = AuditEntry['values'][number];

interface EntryDetailsProps {
  entry: AuditEntry;
  /** Text that the list is searched for. It is marked in the values. */
  searched: string;
  /** Called when the values before the change were put back, which adds an entry. */
  onRestore: () => void;
}

/** Values before and after, and how the change was made. Agency admins can put the old values back. */
export default function EntryDetails({ entry, searched, onRestore }: EntryDetailsProps) {
  const { t } = useTranslation('audit');
  const {
    values,
    operationText,
    networkAddress,
    place,
    userAgent,
    browser,
    system,
    reason,
    occurrences,
    creationDate,
    id,
  } = entry;
  const facts = [
    { term: t('when'), description: formatDateTime(creationDate) },
    reason && { term: t('reason'), description: reason },
    occurrences > 1 && { term: t('occurrences'), description: String(occurrences) },
    { term: t('operation'), description: operationText },
    networkAddress && { term: t('fromWhere'), description: [place, networkAddress].filter(Boolean).join(', ') },
    userAgent && {
      term: t('device'),
      description: (
        <Stack gap={0}>
          <span>{[browser, system].filter(Boolean).join(', ')}</span>
          <Text tone="muted" size="caption">
            {userAgent}
          </Text>
        </Stack>
      ),
    },
    { term: t('entry'), description: id },
  ].filter((fact) => fact !== null && fact !== false && fact !== '');
  return (
    <Stack gap={16}>
      {values.length > 0 ? <Values values={values} searched={searched} /> : null}
      {isWithheld(entry) ? <Text tone="muted">{t('claimWithheld')}</Text> : null}
      <DescriptionList items={facts} />
      <Actions entry={entry} onRestore={onRestore} />
    </Stack>
  );
}

/** Whether the server left out the content of a claim. It does for agency admins without a license. */
const isWithheld = ({ recordType, auditAction, link }: AuditEntry): boolean =>
  (recordType === 'CLAIM' || recordType === 'CLAIM_NOTE') &&
  (auditAction === 'CREATED' || auditAction === 'CHANGED' || auditAction === 'DELETED') &&
  link === null;

function Actions({ entry: { id, link, restorable }, onRestore }: Omit<EntryDetailsProps, 'searched'>) {
  const { t } = useTranslation('audit');
  const restore = useAction(useWriteById('post', '/api/audit/id/{id}/restore'), {
    onDone: onRestore,
    failedTitle: t('restoreFailed'),
  });
  const canOpen = useCanOpen();
  const page = link && recordPages[link.recordType];
  const opens = page !== null && page !== undefined && canOpen(page);
  if (!opens && !restorable) return null;
  return (
    <Inline gap={8} wrap>
      {link && opens ? (
        <Button asChild size="small" leadingIcon={<Icon of={ExternalLink} />}>
          <Link to={addressOfRecord(page, link.recordId)}>{t(`open.${link.recordType}`)}</Link>
        </Button>
      ) : null}
      {restorable ? (
        <Button
          size="small"
          leadingIcon={<Icon of={Undo2} />}
          loading={restore.pending}
          onClick={() => void restore.run(id)}
        >
          {t('restore')}
        </Button>
      ) : null}
      {restorable ? (
        <Text asChild tone="muted" size="caption">
          <span>{t('restoreText')}</span>
        </Text>
      ) : null}
    </Inline>
  );
}

/** Fields before and after. On phones, the value before is above the value after. */
function Values({ values, searched }: { values: readonly Value[]; searched: string }) {
  const { t } = useTranslation('audit');
  const isPhone = useMediaQuery(below('sm'));
  return (
    <Table framed equalColumns={!isPhone} density="compact" label={t('values')}>
      {isPhone ? null : (
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
          </tr>
        </thead>
      )}
      {isPhone ? (
        values.map((value) => <StackedValue key={value.field} value={value} searched={searched} />)
      ) : (
        <tbody>
          {values.map((value) => {
            const { before, after } = cellsOf(value, searched);
            return (
              <tr key={value.field}>
                <th scope="row">{value.label}</th>
                <td>{before}</td>
                <td>{after}</td>
              </tr>
            );
          })}
        </tbody>
      )}
    </Table>
  );
}

function StackedValue({ value, searched }: { value: Value; searched: string }) {
  const { t } = useTranslation('audit');
  const { before, after } = cellsOf(value, searched);
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={2}>
          {value.label}
        </th>
      </tr>
      <tr>
        <th scope="row">{t('before')}</th>
        <td>{before}</td>
      </tr>
      <tr>
        <th scope="row">{t('after')}</th>
        <td>{after}</td>
      </tr>
    </tbody>
  );
}

/** Both values, with their changed words and the searched text marked. */
function cellsOf(value: Value, searched: string): { before: ReactNode; after: ReactNode } {
  const [before, after] = [value.before, value.after].map((text) => text && showChangedValue(value, text));
  // amounts, days and phone numbers have changed as a whole
  const isText = before === value.before && after === value.after;
  const [removed, added] = isText ? changedParts(before ?? '', after ?? '') : [];
  return {
    before: <Marked as="before" text={before} part={removed} searched={searched} />,
    after: <Marked as="after" text={after} part={added} searched={searched} />,
  };
}

interface MarkedProps {
  as: 'before' | 'after';
  text: string | null | undefined;
  /** Words that differ from the other value. Undefined marks none. */
  part: TextPart | undefined;
  searched: string;
}

/** A value with a sign. The searched text is marked in it, or else the changed words if only a part of it has changed. */
function Marked({ as, text, part: { start, end } = { start: 0, end: 0 }, searched }: MarkedProps) {
  const { t } = useTranslation('audit');
  if (text === null || text === undefined)
    return (
      <Text asChild tone="muted" size="label">
        <span>{t('nothing')}</span>
      </Text>
    );
  const Change = as === 'before' ? 'del' : 'ins';
  const isPart = end > start && (start > 0 || end < text.length);
  return (
    <span className={styles.value[as]}>
      {isPart && !findMatch(text, searched) ? (
        <>
          {text.slice(0, start)}
          <Change className={styles.changed[as]}>{text.slice(start, end)}</Change>
          {text.slice(end)}
        </>
      ) : (
        <MarkedMatch text={text} searched={searched} />
      )}
    </span>
  );
}
