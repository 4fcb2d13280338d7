import type { ListOption } from '../Listbox/option';

export const carriers: ListOption[] = [
  { value: 'harborline', label: 'Harborline Mutual' },
  { value: 'keystone', label: 'Keystone Fidelity' },
  { value: 'northgate', label: 'Northgate Casualty' },
  { value: 'palmetto', label: 'Palmetto Flood Mutual' },
  { value: 'saoluis', label: 'São Luís Seguros' },
  { value: 'summit', label: 'Summit Specialty', disabled: true },
];

export const contacts: ListOption[] = [
  { value: 'c1', label: 'Ana Kestrel', description: 'ana@kestrel.example' },
  { value: 'c2', label: 'Dana Whitfield', description: 'dana@brightwater.example' },
  { value: 'c3', label: 'Marcus Oyelaran', description: 'marcus@brightwater.example' },
];

export const coverages: ListOption[] = [
  { value: 'AUTO', label: 'Auto', group: 'Personal' },
  { value: 'HOME', label: 'Homeowners', group: 'Personal' },
  { value: 'CGL', label: 'General Liability', group: 'Commercial' },
  { value: 'WC', label: 'Workers Compensation', group: 'Commercial' },
];

/** Number of policies of a large agency. */
export const policies: ListOption[] = Array.from({ length: 10_000 }, (_, index) => ({
  value: `p${index}`,
  label: `CA-90-${String(index).padStart(5, '0')}`,
}));

/** Mock server whose requests the story resolves or rejects. */
export function server() {
  const calls: {
    typed: string;
    signal: AbortSignal;
    answer: (found: ListOption[]) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const loadOptions = (typed: string, signal: AbortSignal) =>
    new Promise<ListOption[]>((answer, fail) => calls.push({ typed, signal, answer, fail }));
  return { calls, loadOptions };
}
