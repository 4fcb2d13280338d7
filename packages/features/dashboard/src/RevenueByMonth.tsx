import { formatMonth, formatUsd } from '@fairlead/kit';
import { Card, Text } from '@fairlead/ui';
import { BarChart } from '@fairlead/ui/charts';
import { useTranslation } from 'react-i18next';
import type { PlatformFigures } from './dashboard.api';

/** Like `formatUsd`, which is the same in every language. */
const usd = { locale: 'en-US', style: 'currency', currency: 'USD' } as const;

/** Payments of agencies in the last twelve months. */
export function RevenueByMonth({ months }: { months: PlatformFigures['revenue'] | undefined }) {
  const { t } = useTranslation('dashboard');
  const total = months?.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
  return (
    <Card
      title={t('revenue')}
      actions={
        months ? (
          <Text tone="muted" numeric>
            {t('revenueTotal', { amount: formatUsd(total) })}
          </Text>
        ) : null
      }
    >
      <BarChart
        label={t('revenue')}
        category={t('month')}
        categories={months?.map(({ month }) => formatMonth(month, 'short')) ?? []}
        series={[{ name: t('paid'), values: months?.map(({ amount }) => amount) ?? [] }]}
        format={usd}
        height={200}
        loading={!months}
      />
    </Card>
  );
}
