import { TextField, type TextFieldProps } from '@fairlead/ui';

/** Field for the email with which a user signs in. Password managers fill it in. */
export const EmailField = (props: TextFieldProps) => (
  <TextField {...props} type="email" size="large" autoComplete="username" autoCapitalize="none" spellCheck={false} />
);
