import { useWrite } from '@fairlead/api-client/swr';
import { RouterLink, urls } from '@fairlead/kit';
import { Button, LockArt, PasswordField } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { AccountForm } from './AccountForm';
import { BackToSignIn } from './links';
import { NewPassword } from './NewPassword';
import { Outcome } from './Outcome';
import { newPasswordForm } from './passwordForms';
import { useSignInAfter } from './useSignInAfter';

const { Field } = newPasswordForm;

/** Form for a new password, opened by the link in a reset mail. */
export function ChoosePassword({ token }: { token: string }) {
  const { t } = useTranslation('accountForms');
  const reset = useWrite('post', '/api/auth/reset-password');
  const form = newPasswordForm.useForm();
  const submit = useSignInAfter(form, ({ newPassword }) => reset({ body: { token, newPassword } }));
  if (form.formState.errors.root?.server?.type === 'auth.linkGone')
    return (
      <Outcome
        title={t('reset.title')}
        heading={t('choose.gone')}
        text={t('choose.goneText')}
        illustration={<LockArt />}
        state="not-found"
        replacesForm
      >
        <Button asChild variant="solid" tone="accent" size="large" block>
          <RouterLink to={urls.account.resetPassword}>{t('choose.again')}</RouterLink>
        </Button>
        <BackToSignIn />
      </Outcome>
    );
  return (
    <AccountForm
      title={t('reset.title')}
      heading={t('choose.heading')}
      intro={t('choose.intro')}
      form={form}
      onSubmit={submit}
      submitLabel={t('choose.submit')}
      footer={<BackToSignIn />}
    >
      <Field name="newPassword" as={NewPassword} size="large" />
      <Field name="confirmPassword" as={PasswordField} size="large" autoComplete="new-password" />
    </AccountForm>
  );
}
