import { type Schemas, takePreloaded } from '@fairlead/api-client/client';
import { useRead } from '@fairlead/api-client/swr';
import { fullName } from '@fairlead/rules';
import { Combobox, type ListOption } from '@fairlead/ui/combobox';
import type { PickerProps } from './picker';
import { useRecordChoice } from './useRecordChoice';

/** Option for a quote. `quote` is missing until a preselected quote has loaded. */
export interface QuoteOption extends ListOption {
  quote?: Schemas['QuoteOption'];
}

const toOption = (quote: Schemas['QuoteOption']): QuoteOption => ({
  value: quote.id,
  label: `${quote.serial} · ${quote.contactName}`,
  description: `${quote.insuranceName} · ${quote.carrierName}`,
  quote,
});

/** Maps a quote to an option of the picker. */
export const quoteOption = ({ contact, carrier, ...quote }: Schemas['Quote']): Schemas['QuoteOption'] => ({
  id: quote.id,
  serial: quote.serial,
  quoteStatus: quote.quoteStatus,
  contactId: contact.id,
  contactName: fullName(contact),
  insuranceTypeId: quote.insuranceTypeId,
  insuranceName: quote.insuranceName,
  carrierId: carrier.id,
  carrierName: carrier.name,
  premiumAmount: quote.premiumAmount,
  effectiveDate: quote.effectiveDate,
});

async function loadOptions(typed: string): Promise<QuoteOption[]> {
  const search = typed.trim();
  const found = await takePreloaded(['/api/quotes/all/dropdown', { query: search === '' ? {} : { search } }]);
  return found.map(toOption);
}

/**
 * Picker for a quote of the agency, searched on the server by number or name.
 * Loads the name of a preselected quote, for example from the page address.
 */
export function QuotePicker(props: PickerProps<QuoteOption>) {
  const { unnamed, comboboxProps } = useRecordChoice(props);
  const { data } = useRead(unnamed === undefined ? null : ['/api/quotes/id/{id}', { path: { id: unnamed } }]);
  return (
    <Combobox<QuoteOption> {...comboboxProps(data && toOption(quoteOption(data.quote)))} loadOptions={loadOptions} />
  );
}
