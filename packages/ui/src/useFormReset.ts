'use client';
import { type RefObject, useEffect, useRef } from 'react';

/** Runs a callback when the form of a control is reset. Only native inputs react to a reset by themselves. */
export function useFormReset(control: RefObject<HTMLInputElement | HTMLButtonElement | null>, reset: () => void): void {
  const latest = useRef(reset);
  useEffect(() => {
    latest.current = reset;
  });
  useEffect(() => {
    const form = control.current?.form;
    const listen = () => latest.current();
    form?.addEventListener('reset', listen);
    return () => form?.removeEventListener('reset', listen);
  }, [control]);
}
