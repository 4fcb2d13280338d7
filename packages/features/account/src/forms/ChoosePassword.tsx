import { useWrite } from '@fairlead/api-client/swr';
import { RouterLink, urls } from '@fairlead/kit';
import { Button, LockArt, toast } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { AccountForm } from './AccountForm';
import { BackToSignIn } from './links';
import { Outcome } from './Outcome';
import { PasswordFields } from './PasswordFields';
import { type NewPasswordValues, newPasswordSchema } from './passwordForms';
import { withMismatchError } from './passwordSchema';
import { reportFailure } from './reportFailure';

const resolver = withMismatchError(zodResolver(newPasswordSchema), 'newPassword');

/** Form for a new password, opened by the link in a reset mail. */
export function ChoosePassword({ token }: { token: string }) {
  const { t } = useTranslation('accountForms');
  const navigate = useNavigate();
  const reset = useWrite('post', '/api/auth/reset-password');
  const form = useForm<NewPasswordValues>({ resolver, defaultValues: { newPassword: '', confirmPassword: '' } });
  const { register, control, formState } = form;
  const submit = form.handleSubmit(async ({ newPassword }) => {
    const result = await reset({ body: { token, newPassword } });
    if (!result.ok) return reportFailure(form, result.failure);
    toast.success(result.message);
    await navigate(urls.account.signIn);
  });
  if (formState.errors.root?.server?.type === 'auth.linkGone')
    return (
      <Outcome
        title={t('reset.title')}
        heading={t('choose.gone')}
        text={t('choose.goneText')}
        illustration={<LockArt />}
        state="not-found"
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
      formState={formState}
      onSubmit={submit}
      submitLabel={t('choose.submit')}
      footer={<BackToSignIn />}
    >
      <PasswordFields
        {...{ control, register }}
        name="newPassword"
        confirmName="confirmPassword"
        label={t('newPassword')}
      />
    </AccountForm>
  );
}
