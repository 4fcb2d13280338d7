import { useState } from 'react';

/** Number of buttons in the first scene. */
export const buttonCount = 1000;

/** Text columns follow the name; the status is a chip. */
export const headers = ['Name', 'Email', 'Phone', 'City', 'Status', 'Policies', 'Updated'] as const;

const options = ['Oregon', 'Washington', 'California', 'Nevada', 'Idaho', 'Utah', 'Arizona', 'Montana'].map(
  (label) => ({
    value: label.toLowerCase(),
    label,
  }),
);

interface FormFieldData {
  name: string;
  label: string;
  options?: typeof options;
}
/** Fields of the form in the dialog. */
export const fields: readonly FormFieldData[] = [
  { name: 'first', label: 'First Name' },
  { name: 'last', label: 'Last Name' },
  { name: 'email', label: 'Email' },
  { name: 'phone', label: 'Phone' },
  { name: 'street', label: 'Street' },
  { name: 'city', label: 'City' },
  { name: 'state', label: 'State', options },
  { name: 'zip', label: 'ZIP Code' },
  { name: 'former', label: 'Former State', options },
  { name: 'notes', label: 'Notes' },
];

/** Form values. They are kept above the fields, so each keystroke renders all ten. */
export function useValues() {
  const [values, setValues] = useState<Record<string, string>>({ state: 'oregon', former: 'utah' });
  const change = (name: string, value: string) => setValues((before) => ({ ...before, [name]: value }));
  return { read: (name: string) => values[name] ?? '', change };
}

const icon = (path: string) => (
  <svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
    <path d={path} />
  </svg>
);
/** Shared icon, so that no icon library is measured. */
export const pencil = icon('M4 20l1-5L16 4l4 4L9 19z');
export const bin = icon('M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13');
