import { type RefObject, useState } from 'react';
import { useFormReset } from './useFormReset';

/** The value of a field that shows it in another form: a time as the reader's language writes it, a phone number. */
export interface EntryProps {
  /** The value, where a form or a state holds it. */
  value?: string;
  /** The first value. */
  defaultValue?: string;
  /** Is given the value; text that stands for none as it was typed, for the form's schema to report. */
  onValueChange?: (value: string) => void;
}

interface Forms {
  /** The value as the field shows it. */
  show: (value: string) => string;
  /** The value that a text stands for, or the text. */
  read: (text: string) => string;
}

/** The text of an input beside the value that it stands for. What is being typed stays as typed until it is left. */
export function useEntry(input: RefObject<HTMLInputElement | null>, given: EntryProps, { show, read }: Forms) {
  const first = given.defaultValue ?? '';
  const [own, setOwn] = useState(first);
  const [typed, setTyped] = useState<string>();
  const value = given.value ?? own;
  useFormReset(input, () => {
    setOwn(first);
    setTyped(undefined);
  });
  return {
    value,
    text: typed !== undefined && read(typed) === value ? typed : show(value),
    type: (text: string) => {
      const next = read(text);
      setTyped(text);
      setOwn(next);
      if (next !== value) given.onValueChange?.(next);
    },
    /** Shows the value in its proper form. */
    tidy: () => setTyped(undefined),
  };
}
