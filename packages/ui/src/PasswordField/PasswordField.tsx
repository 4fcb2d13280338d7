import { useState } from 'react';
import { ControlButton } from '../Control/ControlButton';
import { Eye, EyeOff } from '../fieldIcons';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import { TextField, type TextFieldProps } from '../TextField/TextField';

export interface PasswordFieldProps
  extends Omit<TextFieldProps, 'type' | 'leading' | 'trailing' | 'counter' | 'numeric'> {
  /** Tells the browser's password manager what to fill in. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, with a button that shows it: typing it once in sight is safer than twice in the dark. */
export function PasswordField(props: PasswordFieldProps) {
  const say = useWords();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <ControlButton
          label={shown ? say(words.hidePassword) : say(words.showPassword)}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff /> : <Eye />}
        </ControlButton>
      }
    />
  );
}
