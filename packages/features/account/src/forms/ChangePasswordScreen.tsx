import { useWrite } from '@fairlead/api-client/swr';
import { canOpen, FormPage, showFailure, urls, useProduct } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Alert, PasswordField, Stack, toast } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFormErrorText } from './formText';
import { PasswordFields } from './PasswordFields';
import { type ChangePasswordValues, changePasswordSchema } from './passwordForms';
import { withMismatchError } from './passwordSchema';

const resolver = withMismatchError(zodResolver(changePasswordSchema), 'newPassword');
const empty: ChangePasswordValues = { previousPassword: '', newPassword: '', confirmPassword: '' };

export default function ChangePasswordScreen() {
  const { t } = useTranslation('accountForms');
  const text = useFormErrorText();
  const product = useProduct();
  const navigate = useNavigate();
  const { state } = useAuth();
  const change = useWrite('post', '/api/auth/changepassword');
  const form = useForm<ChangePasswordValues>({ resolver, defaultValues: empty });
  const { register, control, formState } = form;
  const { errors } = formState;
  const submit = form.handleSubmit(async ({ previousPassword, newPassword }) => {
    if (state.status !== 'signedIn') return;
    const result = await change({ body: { email: state.me.user.email, previousPassword, newPassword } });
    if (!result.ok) return showFailure(form, result.failure);
    toast.success(result.message);
    const profile = urls.profile.view;
    await navigate(canOpen(product, profile, state.viewer) ? profile : urls.dashboard);
  });
  return (
    <FormPage
      title={t('change.title')}
      formState={formState}
      onSubmit={() => void submit()}
      submitLabel={t('change.submit')}
      cancelTo={urls.dashboard}
      notice={
        errors.root?.server ? (
          <Alert tone="warning" role="alert">
            {errors.root.server.message}
          </Alert>
        ) : null
      }
    >
      <Stack gap={20}>
        <PasswordField
          {...register('previousPassword')}
          label={t('oldPassword')}
          error={text(t('oldPassword'), errors.previousPassword)}
          autoComplete="current-password"
          required
          autoFocus
        />
        <PasswordFields
          {...{ control, register }}
          name="newPassword"
          confirmName="confirmPassword"
          label={t('newPassword')}
          size="medium"
        />
      </Stack>
    </FormPage>
  );
}
