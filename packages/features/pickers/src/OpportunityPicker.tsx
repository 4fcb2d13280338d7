import { type Schemas, takePreloaded } from '@fairlead/api-client/client';
import { fullName } from '@fairlead/rules';
import { Combobox, type ListOption } from '@fairlead/ui/combobox';
import { useCallback } from 'react';
import type { PickerProps } from './picker';
import { useRecordChoice } from './useRecordChoice';

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
export function OpportunityPicker({ contactId = '', ...props }: OpportunityPickerProps) {
  const { comboboxProps } = useRecordChoice(props);
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
  return <Combobox<OpportunityOption> {...comboboxProps()} loadOptions={loadOptions} />;
}
