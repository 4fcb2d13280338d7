import { type RefObject, useEffect, useRef } from 'react';

/** Runs when the form of a control is reset, which tells nobody but its native inputs. */
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
