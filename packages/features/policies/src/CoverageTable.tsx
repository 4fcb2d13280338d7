import type { Schemas } from '@fairlead/api-client/client';
import { type Column, DataTable, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';

type Coverage = Schemas['PolicyCoverage'];

/** What a policy covers, for reading. */
export function CoverageTable({ coverages }: { coverages: readonly Coverage[] }) {
  const { t } = useTranslation('policies');
  if (coverages.length === 0) return <Text tone="muted">{t('coverages.none')}</Text>;
  const columns: Column<Coverage>[] = [
    { id: 'name', header: t('coverage.name'), card: 'title', width: '34%', cell: ({ name }) => name },
    {
      id: 'description',
      header: t('coverage.description'),
      width: '42%',
      card: 'full',
      cell: ({ description }) => description,
    },
    { id: 'value', header: t('coverage.value'), align: 'end', width: '24%', cell: ({ value }) => value },
  ];
  return <DataTable label={t('coverages')} columns={columns} rows={coverages} rowKey={({ id }) => id} />;
}
