import { formatDay, formatUsd, LoadedRows, type PanelProps, panelSizes, to, urls } from '@fairlead/kit';
import { Stack } from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuoteAnswerText, QuoteStatusChip } from '../QuoteChips';
import { useOpportunity, useOpportunityQuotes } from '../quotes.api';
import { AddQuote } from './AddQuote';

/** Quotes of an opportunity, newest first. Panel of the opportunity drawer. */
export default function OpportunityQuotes({ id, readOnly }: PanelProps) {
  const { t } = useTranslation(['quotes', 'kit', 'shell']);
  const [size, setSize] = useState<number>(panelSizes.few);
  const state = useOpportunityQuotes(id, size);
  const { data: opportunity } = useOpportunity(id);
  const insuranceTypeId = opportunity?.insuranceTypeId ?? null;
  return (
    <LoadedRows
      title={t('shell:quotes')}
      level={3}
      empty={t('add.none')}
      failed={t('kit:list.failed')}
      state={state}
      onShowAll={() => setSize(panelSizes.all)}
      actions={
        opportunity && insuranceTypeId !== null && !readOnly ? (
          <AddQuote
            variant="ghost"
            size="small"
            subject={{
              opportunityId: id,
              serial: opportunity.serial,
              contactId: opportunity.contact.id,
              insuranceTypeId,
              from: state.data?.content[0],
            }}
          />
        ) : null
      }
      rowOf={(quote) => ({
        id: quote.id,
        name: `${quote.serial} ${quote.carrier.name}`,
        to: to(urls.quotes.view, { id: quote.id }),
        meta: `${formatUsd(quote.premiumAmount)}, ${formatDay(quote.effectiveDate)}`,
        aside: (
          <Stack gap={2} align="start">
            <QuoteStatusChip status={quote.quoteStatus} />
            <QuoteAnswerText quote={quote} />
          </Stack>
        ),
      })}
    />
  );
}
