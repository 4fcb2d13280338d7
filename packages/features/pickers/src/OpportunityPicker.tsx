import { type Schemas, takePreloaded } from '@fairlead/api-client/client';
import { fullName } from '@fairlead/rules';
import { Combobox, type ListOption } from '@fairlead/ui/combobox';
import { useCallback, useState } from 'react';
import { PICKER_DEBOUNCE_MS, type PickerProps, withStored } from './picker';

/** Option for an opportunity. `opportunity` is missing for a preselected one. */
export interface OpportunityOption extends ListOption {
  opportunity?: Schemas['Opportunity'];
}

export type OpportunityPickerProps = PickerProps<OpportunityOption> & {
  /** Only opportunities of this contact. */
  contactId?: string;
};

/** Enough to scan by eye. Typing finds the others. */
const pageSize = 50;

const toOption = (opportunity: Schemas['Opportunity']): OpportunityOption => ({
  value: opportunity.id,
  label: `${opportunity.serial} · ${fullName(opportunity.contact)}`,
  ...(opportunity.insuranceName !== null && { description: opportunity.insuranceName }),
  opportunity,
});

/** Picker for an opportunity of the agency, searched on the server by number or name. */
export function OpportunityPicker({ contactId = '', value, stored, onValueChange, ...props }: OpportunityPickerProps) {
  const [chosen, setChosen] = useState<OpportunityOption>();
  const loadOptions = useCallback(
    async (typed: string): Promise<OpportunityOption[]> => {
      const text = typed.trim();
      const isNumber = /^(opp-?)?\d+$/i.test(text);
      const found = await takePreloaded([
        '/api/opportunity/all',
        {
          query: {
            isDeleted: false,
            pageSize,
            ...(contactId !== '' && { contactId }),
            ...(text !== '' && (isNumber ? { serial: text } : { contactFirstName: text })),
          },
        },
      ]);
      return found.content.map(toOption);
    },
    [contactId],
  );
  return (
    <Combobox<OpportunityOption>
      {...props}
      {...(value !== undefined && { value })}
      options={withStored(chosen ? [chosen] : [], value, stored, ({ id, name }) => ({ value: id, label: name }))}
      loadOptions={loadOptions}
      debounce={PICKER_DEBOUNCE_MS}
      onValueChange={(next, option) => {
        setChosen(option);
        onValueChange?.(next, option);
      }}
    />
  );
}
