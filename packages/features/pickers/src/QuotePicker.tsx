import { type Schemas, takeRead } from '@fairlead/api-client/client';
import { useRead } from '@fairlead/api-client/swr';
import { fullName } from '@fairlead/rules';
import { Combobox, type ListOption } from '@fairlead/ui/combobox';
import { useState } from 'react';
import { PICKER_DEBOUNCE_MS, type PickerProps, withStored } from './picker';

/** A quote that can be chosen; `quote` is missing only of one that was chosen before, until it has been read. */
export interface QuoteOption extends ListOption {
  quote?: Schemas['QuoteOption'];
}

const toOption = (quote: Schemas['QuoteOption']): QuoteOption => ({
  value: quote.id,
  label: `${quote.serial} · ${quote.contactName}`,
  description: `${quote.insuranceName} · ${quote.carrierName}`,
  quote,
});

/** A quote as the list of choices has it. */
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
  const found = await takeRead(['/api/quotes/all/dropdown', { query: search === '' ? {} : { search } }]);
  return found.map(toOption);
}

/**
 * Chooses one of the agency's quotes: the server is asked for what was typed, a number or a name. A value that came from
 * elsewhere, as from the address of the page, is read for its name.
 */
export function QuotePicker({ value, stored, onValueChange, ...props }: PickerProps<QuoteOption>) {
  const [chosen, setChosen] = useState<QuoteOption>();
  const named = !value || chosen?.value === value || stored?.id === value;
  const { data } = useRead(named ? null : ['/api/quotes/id/{id}', { path: { id: value } }]);
  const known = [...(chosen ? [chosen] : []), ...(data ? [toOption(quoteOption(data.quote))] : [])];
  return (
    <Combobox<QuoteOption>
      {...props}
      {...(value !== undefined && { value })}
      options={withStored(known, value, stored, ({ id, name }) => ({ value: id, label: name }))}
      loadOptions={loadOptions}
      debounce={PICKER_DEBOUNCE_MS}
      onValueChange={(next, option) => {
        setChosen(option);
        onValueChange?.(next, option);
      }}
    />
  );
}
