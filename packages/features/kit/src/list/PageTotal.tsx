import { toCents } from '@fairlead/rules';
import { Box, Inline, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { formatUsd } from '../formats';

/** Amounts of a column that are added up below the rows. */
export interface TotaledColumn<Row> {
  /** Id of the column. The total is hidden with it. */
  column: string;
  /** Amount of a row in US dollars. */
  amountOf: (row: Row) => number | null;
}

interface PageTotalProps<Row> {
  total: TotaledColumn<Row>;
  /** Rows of the current page. */
  rows: readonly Row[];
}

/** Sum of a column over the rows of the current page. */
export function PageTotal<Row>({ total, rows }: PageTotalProps<Row>) {
  const { t } = useTranslation('kit');
  const cents = rows.reduce((sum, row) => sum + toCents(total.amountOf(row) ?? 0), 0);
  return (
    <Box paddingBlock={12} paddingInline={20} surface="sunken">
      <Inline gap={8} justify="end">
        <Text tone="muted">{t('list.pageTotal')}</Text>
        <Text weight="label" numeric>
          {formatUsd(cents / 100)}
        </Text>
      </Inline>
    </Box>
  );
}
