import type { Schemas } from '@fairlead/api-client/client';
import { EntriesSection } from '@fairlead/kit';
import { COVERAGE_TEXT_MAX_LENGTH } from '@fairlead/rules';
import { Chip, Inline, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { type Quote, useDeleteDiscount, useReadCurrent, useSaveDiscounts } from '../quotes.api';

interface QuoteDiscountsProps {
  quote: Quote;
  discounts: readonly Schemas['Discount'][];
  editable: boolean;
}

/** Discounts. Agents edit them in place. */
export function QuoteDiscounts({ quote, discounts, editable }: QuoteDiscountsProps) {
  const { t } = useTranslation('quotes');
  const save = useSaveDiscounts(quote.id);
  const remove = useDeleteDiscount();
  const readCurrent = useReadCurrent(quote.id);
  return (
    <EntriesSection
      title={t('discounts')}
      fields={[{ name: 'name', label: t('discountName'), required: true, max: COVERAGE_TEXT_MAX_LENGTH }]}
      entries={discounts}
      rowLabel={(index) => t('discountNumber', { number: index + 1 })}
      addLabel={t('discountAdd')}
      min={0}
      editable={editable}
      onSave={save}
      onRemove={remove}
      readCurrent={async () => (await readCurrent())?.discountList}
    >
      {discounts.length > 0 ? (
        <Inline gap={8}>
          {discounts.map(({ id, name }) => (
            <Chip key={id} dot={false}>
              {name}
            </Chip>
          ))}
        </Inline>
      ) : (
        <Text tone="muted">{t('discountsNone')}</Text>
      )}
    </EntriesSection>
  );
}
