import { type Schemas, takePreloaded } from '@fairlead/api-client/client';
import { useRead } from '@fairlead/api-client/swr';
import { fullName } from '@fairlead/rules';
import { Combobox, type ListOption } from '@fairlead/ui/combobox';
import { useCallback } from 'react';
import type { PickerProps } from './picker';
import { useRecordChoice } from './useRecordChoice';

/** Option for a policy. `policy` is missing until a preselected policy has loaded. */
export interface PolicyOption extends ListOption {
  policy?: Schemas['PolicySummary'];
}

export type PolicyPickerProps = PickerProps<PolicyOption> & {
  /** Only policies of this contact. */
  contactId?: string;
  /** Search key for text without digits: the customer, or the insurance type when the user is a customer. */
  searchKey?: 'customerName' | 'insuranceName';
};

/** Enough to scan by eye. Typing finds the others. */
const pageSize = 50;

const toOption = (policy: Schemas['PolicySummary']): PolicyOption => ({
  value: policy.id,
  label: `${policy.policyNumber} · ${policy.insuranceName}`,
  description: [policy.carrierName, fullName(policy.contactDetails)].filter(Boolean).join(' · '),
  policy,
});

/** Query parameter for the entered text: serial, policy number or text. */
function searchFor(text: string, searchKey: 'customerName' | 'insuranceName') {
  if (text === '') return {};
  if (/^pol-?\d+$/i.test(text)) return { serial: text };
  return /\d/.test(text) ? { policyNumber: text } : { [searchKey]: text };
}

/**
 * Picker for a policy that the user may see, searched on the server.
 * Loads the name of a preselected policy, for example from the page address.
 */
export function PolicyPicker({ contactId = '', searchKey = 'customerName', ...props }: PolicyPickerProps) {
  const { unnamed, comboboxProps } = useRecordChoice(props);
  const { data } = useRead(unnamed === undefined ? null : ['/api/policy/id/{id}', { path: { id: unnamed } }]);
  const loadOptions = useCallback(
    async (typed: string): Promise<PolicyOption[]> => {
      const among = contactId === '' ? {} : { contactId };
      const query = { pageSize, ...among, ...searchFor(typed.trim(), searchKey) };
      return (await takePreloaded(['/api/policy/all', { query }])).content.map(toOption);
    },
    [contactId, searchKey],
  );
  return <Combobox<PolicyOption> {...comboboxProps(data && toOption(data))} loadOptions={loadOptions} />;
}
