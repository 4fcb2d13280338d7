import type { NativeProps } from '../nativeProps';
import { action } from './Control.css';

interface ControlButtonProps extends Omit<NativeProps<'button'>, 'type' | 'aria-label'> {
  /** Its accessible name. */
  label: string;
}

/** A button inside the box of an input: reveals, clears, opens. */
export function ControlButton({ label, ...rest }: ControlButtonProps) {
  return <button {...rest} type="button" aria-label={label} className={action} />;
}
