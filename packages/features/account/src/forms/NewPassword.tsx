import { PasswordField, type PasswordFieldProps, Stack } from '@fairlead/ui';
import { useFormContext, useFormState } from 'react-hook-form';
import { PasswordChecklist } from './PasswordChecklist';

interface NewPasswordProps extends Omit<PasswordFieldProps, 'value' | 'autoComplete'> {
  value?: string;
}

/** New password with its checklist, in a form with the field `confirmPassword`. */
export function NewPassword({ value = '', onValueChange, ...props }: NewPasswordProps) {
  const { trigger } = useFormContext();
  const { isSubmitted } = useFormState();
  return (
    <Stack gap={8}>
      <PasswordField
        {...props}
        value={value}
        onValueChange={(next) => {
          onValueChange?.(next);
          if (isSubmitted) void trigger('confirmPassword');
        }}
        autoComplete="new-password"
      />
      <PasswordChecklist password={value} />
    </Stack>
  );
}
