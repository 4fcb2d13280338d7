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
  /** Further figures of the rows, after the total. */
  more?: (rows: readonly Row[]) => readonly PageFigure[];
}

/** Figure of the rows of the current page. */
interface PageFigure {
  label: string;
  text: string;
}

interface PageTotalProps<Row> {
  total: TotaledColumn<Row>;
  /** Rows of the current page. */
  rows: readonly Row[];
}

/** Sum of a column over the rows of the current page, and further figures. */
export function PageTotal<Row>({ total, rows }: PageTotalProps<Row>) {
  const { t } = useTranslation('kit');
  const cents = rows.reduce((sum, row) => sum + toCents(total.amountOf(row) ?? 0), 0);
  const figures = [{ label: t('list.pageTotal'), text: formatUsd(cents / 100) }, ...(total.more?.(rows) ?? [])];
  return (
    <Box paddingBlock={12} paddingInline={20} surface="sunken">
      <Inline gap={24} wrap justify="end">
        {figures.map(({ label, text }) => (
          <Inline key={label} gap={8}>
            <Text tone="muted">{label}</Text>
            <Text weight="label" numeric>
              {text}
            </Text>
          </Inline>
        ))}
      </Inline>
    </Box>
  );
}
