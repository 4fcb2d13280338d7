import { PasswordField, Stack } from '@fairlead/ui';
import {
  type Control,
  type FieldPath,
  type FieldValues,
  type UseFormRegister,
  useFormState,
  useWatch,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormErrorText } from './formText';
import { PasswordChecklist } from './PasswordChecklist';

interface PasswordFieldsProps<V extends FieldValues, B> {
  control: Control<V, unknown, B>;
  register: UseFormRegister<V>;
  /** Name of the field for the new password. */
  name: FieldPath<V>;
  confirmName: FieldPath<V>;
  label: string;
  size?: 'medium' | 'large';
}

/** New password with its checklist, and its confirmation. */
export function PasswordFields<V extends FieldValues, B>(props: PasswordFieldsProps<V, B>) {
  const { control, register, name, confirmName, label, size = 'large' } = props;
  const { t } = useTranslation('accountForms');
  const text = useFormErrorText();
  const state = useFormState({ control });
  const errorOf = (field: FieldPath<V>) => control.getFieldState(field, state).error;
  const password: unknown = useWatch({ control, name });
  return (
    <>
      <Stack gap={8}>
        <PasswordField
          {...register(name, { deps: [confirmName] })}
          label={label}
          error={text(label, errorOf(name))}
          size={size}
          autoComplete="new-password"
          required
        />
        <PasswordChecklist password={typeof password === 'string' ? password : ''} />
      </Stack>
      <PasswordField
        {...register(confirmName)}
        label={t('confirmPassword')}
        error={text(t('confirmPassword'), errorOf(confirmName))}
        size={size}
        autoComplete="new-password"
        required
      />
    </>
  );
}
