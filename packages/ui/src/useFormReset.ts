'use client';
import { type RefObject, useEffect, useRef } from 'react';

/** Runs a callback when the form of a control is reset. Only native inputs react to a reset by themselves. */
export function useFormReset(control: RefObject<HTMLElement | null>, reset: () => void): void {
  const latest = useRef(reset);
  useEffect(() => {
    latest.current = reset;
  });
  useEffect(() => {
    const element = control.current;
    // An input or a button can be outside of its form.
    const isNative = element instanceof HTMLInputElement || element instanceof HTMLButtonElement;
    const form = isNative ? element.form : element?.closest('form');
    const listen = () => latest.current();
    form?.addEventListener('reset', listen);
    return () => form?.removeEventListener('reset', listen);
  }, [control]);
}
