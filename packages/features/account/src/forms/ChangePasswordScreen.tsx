import { useWrite } from '@fairlead/api-client/swr';
import { canOpen, FormPage, showFailure, urls, useProduct } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Alert, PasswordField, Stack, toast } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { NewPassword } from './NewPassword';
import { changePasswordForm } from './passwordForms';

const { Field } = changePasswordForm;

export default function ChangePasswordScreen() {
  const { t } = useTranslation('accountForms');
  const product = useProduct();
  const navigate = useNavigate();
  const { state } = useAuth();
  const change = useWrite('post', '/api/auth/changepassword');
  const form = changePasswordForm.useForm();
  const serverError = form.formState.errors.root?.server;
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
      form={{
        methods: form,
        submit: () => void submit(),
        notice: serverError ? (
          <Alert tone="warning" role="alert">
            {serverError.message}
          </Alert>
        ) : null,
      }}
      submitLabel={t('change.submit')}
      cancelTo={urls.dashboard}
    >
      <Stack gap={20}>
        <Field name="previousPassword" as={PasswordField} autoComplete="current-password" autoFocus />
        <Field name="newPassword" as={NewPassword} />
        <Field name="confirmPassword" as={PasswordField} autoComplete="new-password" />
      </Stack>
    </FormPage>
  );
}
