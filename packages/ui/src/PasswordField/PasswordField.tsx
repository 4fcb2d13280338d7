import { useState } from 'react';
import { ControlButton } from '../Control/ControlButton';
import { Eye, EyeOff } from '../fieldIcons';
import { useTranslate } from '../messages/messages';
import * as words from '../messages/words';
import { TextField, type TextFieldProps } from '../TextField/TextField';

export interface PasswordFieldProps
  extends Omit<TextFieldProps, 'type' | 'leading' | 'trailing' | 'counter' | 'numeric'> {
  /** Autofill hint for password managers. */
  autoComplete: 'current-password' | 'new-password';
}

/** Password field with a button that shows the password, which makes a second field for confirmation unnecessary. */
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
          label={shown ? translate(words.hidePassword) : translate(words.showPassword)}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff /> : <Eye />}
        </ControlButton>
      }
    />
  );
}
