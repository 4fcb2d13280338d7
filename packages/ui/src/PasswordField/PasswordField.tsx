'use client';
import { useState } from 'react';
import { ControlButton } from '../Control/ControlButton';
import { Eye, EyeOff } from '../fieldIcons';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { TextField, type TextFieldProps } from '../TextField/TextField';

export interface PasswordFieldProps
  extends Omit<TextFieldProps, 'type' | 'leading' | 'trailing' | 'counter' | 'numeric'> {
  /** Autofill hint for password managers. */
  autoComplete: 'current-password' | 'new-password';
}

/**
 * Password field with a button that shows the password, which makes a second field for confirmation unnecessary.
 *
 * @example
 * <PasswordField label="Password" name="password" autoComplete="current-password" />
 */
export function PasswordField(props: PasswordFieldProps) {
  const translate = useTranslate();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <ControlButton
          label={shown ? translate(messages.hidePassword) : translate(messages.showPassword)}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff /> : <Eye />}
        </ControlButton>
      }
    />
  );
}
