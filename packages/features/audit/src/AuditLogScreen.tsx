import { formatDateTime, formatInstant, formatLongInstant, lazyPart, ResourceList, useListPage } from '@fairlead/kit';
import { NoResultsArt, Skeleton, useRowExpansion } from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from './audit.api';
import { auditList } from './auditList';
import { NewEntries } from './NewEntries';
import { useAuditColumns } from './useAuditColumns';
import { useNewEntries } from './useNewEntries';

// Most entries stay closed.
const EntryDetails = lazyPart(async () => (await import('./EntryDetails')).default);

/** Changes, sign-ins, exports and refusals of the agency, or of the platform for its admins. */
export default function AuditLogScreen() {
  const { t } = useTranslation('audit');
  const rowName = ({ auditAction, recordType, creationDate }: AuditEntry) =>
    `${t(`auditAction.${auditAction}`)}, ${t(`auditRecord.${recordType}`)}, ${formatDateTime(creationDate)}`;
  const { list, state } = useListPage(auditList, { reloads: false });
  const searched = list.searchBy === 'value' ? list.text : '';
  const expansion = useRowExpansion({
    content: (entry: AuditEntry) => (
      <EntryDetails
        fallback={<Skeleton height={120} />}
        part={{ entry, searched, onRestore: () => void state.mutate() }}
      />
    ),
    rowName,
  });
  // fixed at the first render, so that the headings do not change while the page is open
  const [today] = useState(() => formatInstant(Date.now() / 1000));
  const dayOf = ({ creationDate }: AuditEntry) => {
    const day = formatLongInstant(creationDate);
    return formatInstant(creationDate) === today ? t('today', { day }) : day;
  };
  const newEntries = useNewEntries(list, state.data?.content);
  const hasOnlyDates = list.filters.length > 0 && list.filters.every(({ field }) => field === 'at');
  return (
    <ResourceList
      title={t('title')}
      list={list}
      state={state}
      action={<NewEntries count={newEntries} loading={state.isValidating} onShow={() => state.mutate()} />}
      description={t('text')}
      columns={useAuditColumns(searched)}
      rowGroup={dayOf}
      expansion={expansion}
      empty={{ title: t('empty'), text: t('emptyText'), illustration: <NoResultsArt /> }}
      noResultsTitle={hasOnlyDates ? t('noneInDates') : undefined}
    />
  );
}
