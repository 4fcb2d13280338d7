'use client';
import { type RefObject, useState } from 'react';
import { useFormReset } from './useFormReset';

/** Value props of a field whose text differs from its value, such as a formatted time or phone number. */
export interface EntryProps {
  /** Value (controlled). */
  value?: string;
  /** Initial value (uncontrolled). */
  defaultValue?: string;
  /** Called with the value, or with the text as typed when it is invalid. */
  onValueChange?: (value: string) => void;
}

interface ValueFormat {
  /** Formats a value for display. */
  show: (value: string) => string;
  /** Parses a text to its value. Returns invalid text unchanged. */
  read: (text: string) => string;
}

/** Text and value of an input whose text differs from its value. The text is reformatted when the user leaves the input. */
export function useEntry(input: RefObject<HTMLInputElement | null>, props: EntryProps, { show, read }: ValueFormat) {
  const first = props.defaultValue ?? '';
  const [own, setOwn] = useState(first);
  const [typed, setTyped] = useState<string>();
  const value = props.value ?? own;
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
      if (next !== value) props.onValueChange?.(next);
    },
    /** Shows the formatted value. */
    tidy: () => setTyped(undefined),
  };
}
