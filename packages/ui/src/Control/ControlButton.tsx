'use client';
import type { NativeProps } from '../nativeProps';
import { action } from './Control.css';

interface ControlButtonProps extends Omit<NativeProps<'button'>, 'type' | 'aria-label'> {
  /** Accessible name. */
  label: string;
}

/** Button inside the box of an input, for example to clear it or to open a calendar. */
export function ControlButton({ label, ...rest }: ControlButtonProps) {
  return <button {...rest} type="button" aria-label={label} className={action} />;
}
