import { type Schemas, takeRead } from '@fairlead/api-client/client';
import { useRead } from '@fairlead/api-client/swr';
import { fullName } from '@fairlead/rules';
import { Combobox, type ListOption } from '@fairlead/ui/combobox';
import { useCallback, useState } from 'react';
import { PICKER_DEBOUNCE_MS, type PickerProps, withStored } from './picker';

/** A policy that can be chosen; `policy` is missing only of one that was chosen before, until it has been read. */
export interface PolicyOption extends ListOption {
  policy?: Schemas['PolicySummary'];
}

export type PolicyPickerProps = PickerProps<PolicyOption> & {
  /** Those of this contact alone. */
  contactId?: string;
  /** What words are looked for in: whose a policy is, or, for customers, what it insures. */
  words?: 'customerName' | 'insuranceName';
};

/** As many as can be looked through; typing finds the others. */
const pageSize = 50;

const toOption = (policy: Schemas['PolicySummary']): PolicyOption => ({
  value: policy.id,
  label: `${policy.policyNumber} · ${policy.insuranceName}`,
  description: [policy.carrierName, fullName(policy.contactDetails)].filter(Boolean).join(' · '),
  policy,
});

/** What was typed, as the list is asked for it: a serial, a part of a policy number, or words. */
function searchFor(text: string, words: 'customerName' | 'insuranceName') {
  if (text === '') return {};
  if (/^pol-?\d+$/i.test(text)) return { serial: text };
  return /\d/.test(text) ? { policyNumber: text } : { [words]: text };
}

/**
 * Chooses one of the policies that the user sees: the server is asked for what was typed. A value that came from elsewhere,
 * as from the address of the page, is read for its name.
 */
export function PolicyPicker({
  contactId = '',
  words = 'customerName',
  value,
  stored,
  onValueChange,
  ...props
}: PolicyPickerProps) {
  const [chosen, setChosen] = useState<PolicyOption>();
  const named = !value || chosen?.value === value || stored?.id === value;
  const { data } = useRead(named ? null : ['/api/policy/id/{id}', { path: { id: value } }]);
  const known = [...(chosen ? [chosen] : []), ...(data ? [toOption(data)] : [])];
  const loadOptions = useCallback(
    async (typed: string): Promise<PolicyOption[]> => {
      const among = contactId === '' ? {} : { contactId };
      const query = { pageSize, ...among, ...searchFor(typed.trim(), words) };
      return (await takeRead(['/api/policy/all', { query }])).content.map(toOption);
    },
    [contactId, words],
  );
  return (
    <Combobox<PolicyOption>
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
