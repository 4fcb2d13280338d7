import { type Schemas, takePreloaded } from '@fairlead/api-client/client';
import { useRead } from '@fairlead/api-client/swr';
import { fullName } from '@fairlead/rules';
import { Combobox, type ListOption } from '@fairlead/ui/combobox';
import type { PickerProps } from './picker';
import { useRecordChoice } from './useRecordChoice';

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
export function ContactPicker(props: PickerProps<ContactOption>) {
  const { unnamed, comboboxProps } = useRecordChoice(props);
  const { data } = useRead(unnamed === undefined ? null : ['/api/contact/id/{id}', { path: { id: unnamed } }]);
  return <Combobox<ContactOption> {...comboboxProps(data && toOption(data))} loadOptions={loadOptions} />;
}
