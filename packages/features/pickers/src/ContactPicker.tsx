import { type Schemas, takePreloaded } from '@fairlead/api-client/client';
import { useRead } from '@fairlead/api-client/swr';
import { fullName } from '@fairlead/rules';
import { Combobox, type ListOption } from '@fairlead/ui/combobox';
import { useState } from 'react';
import { PICKER_DEBOUNCE_MS, type PickerProps, withStored } from './picker';

/** Option for a contact. `contact` is missing until a preselected contact has loaded. */
export interface ContactOption extends ListOption {
  contact?: Schemas['ContactOption'];
}

const toOption = (contact: Schemas['ContactOption']): ContactOption => ({
  value: contact.id,
  label: fullName(contact),
  description: [contact.companyName, contact.email].filter(Boolean).join(' · '),
  contact,
});

async function loadOptions(typed: string): Promise<ContactOption[]> {
  const text = typed.trim();
  const found = await takePreloaded(['/api/contact/dropdown', { query: text === '' ? {} : { text } }]);
  return found.map(toOption);
}

/**
 * Picker for a contact of the agency, searched on the server.
 * Loads the name of a preselected contact, for example from the page address.
 */
export function ContactPicker({ value, stored, onValueChange, ...props }: PickerProps<ContactOption>) {
  const [chosen, setChosen] = useState<ContactOption>();
  const named = !value || chosen?.value === value || stored?.id === value;
  const { data } = useRead(named ? null : ['/api/contact/id/{id}', { path: { id: value } }]);
  const known = [...(chosen ? [chosen] : []), ...(data ? [toOption(data)] : [])];
  return (
    <Combobox<ContactOption>
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
