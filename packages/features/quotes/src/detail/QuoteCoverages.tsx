import type { Schemas } from '@fairlead/api-client/client';
import { EntriesSection } from '@fairlead/kit';
import { COVERAGE_DESCRIPTION_MAX_LENGTH, COVERAGE_TEXT_MAX_LENGTH } from '@fairlead/rules';
import { type Column, DataTable, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { type Quote, useDeleteCoverage, useReadCurrent, useSaveCoverages } from '../quotes.api';

type Coverage = Schemas['Coverage'];

interface QuoteCoveragesProps {
  quote: Quote;
  coverages: readonly Coverage[];
  editable: boolean;
}

/** Coverages and limits. Agents edit them in place. */
export function QuoteCoverages({ quote, coverages, editable }: QuoteCoveragesProps) {
  const { t } = useTranslation('quotes');
  const save = useSaveCoverages(quote.id);
  const remove = useDeleteCoverage();
  const readCurrent = useReadCurrent(quote.id);
  const columns: Column<Coverage>[] = [
    { id: 'name', header: t('coverage'), card: 'title', width: '34%', cell: ({ name }) => name },
    { id: 'description', header: t('description'), width: '42%', card: 'full', cell: ({ description }) => description },
    { id: 'value', header: t('value'), align: 'end', width: '24%', cell: ({ value }) => value },
  ];
  return (
    <EntriesSection
      title={t('coverages')}
      fields={[
        { name: 'name', label: t('coverageName'), required: true, max: COVERAGE_TEXT_MAX_LENGTH },
        { name: 'value', label: t('value'), required: true, max: COVERAGE_TEXT_MAX_LENGTH },
        { name: 'description', label: t('description'), long: true, max: COVERAGE_DESCRIPTION_MAX_LENGTH },
      ]}
      entries={coverages}
      rowLabel={(index) => t('coverageNumber', { number: index + 1 })}
      addLabel={t('coverageAdd')}
      editable={editable}
      onSave={save}
      onRemove={remove}
      readCurrent={async () => (await readCurrent())?.coverageList}
      bleed={coverages.length > 0}
    >
      {coverages.length > 0 ? (
        <DataTable label={t('coverages')} columns={columns} rows={coverages} rowKey={({ id }) => id} />
      ) : (
        <Text tone="muted">{t('coveragesNone')}</Text>
      )}
    </EntriesSection>
  );
}
