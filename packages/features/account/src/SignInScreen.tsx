import type { Schemas } from '@fairlead/api-client/client';
import {
  canOpen,
  explainChunkError,
  PageTitle,
  RouterLink,
  showFailure,
  typedBefore,
  urls,
  useOnDemand,
  useProduct,
} from '@fairlead/kit';
import { returnPath, useAuth } from '@fairlead/session';
import { Alert, Button, Heading, Inline, Link, PasswordField, Stack, Text } from '@fairlead/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { EmailField } from './EmailField';
import { emailIn } from './emailIn';
import { loadSchema, signInForm } from './signInForm';

const { Field } = signInForm;
// only few users sign in before they verify their email
const loadSecondFactor = () => import('./SecondFactorStep');
const ResendOffer = lazy(() => import('./ResendOffer').catch(() => ({ default: () => null })));

export default function SignInScreen() {
  const { t } = useTranslation(['account', 'shell']);
  const { t: shellText } = useTranslation('shell');
  const { state, signIn } = useAuth();
  const product = useProduct();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const email = emailIn(useLocation().state);
  const form = signInForm.useForm(undefined, { email, ...typedBefore() });
  const [challenge, setChallenge] = useState<Schemas['SignInChallenge']>();
  const { errors, isSubmitting, isSubmitted } = form.formState;

  const signedIn = state.status === 'signedIn';
  const { setError } = form;
  const requestedPath = returnPath(search);
  useEffect(() => {
    if (state.status !== 'signedIn') return;
    // other areas may still be loading; the form stays until the target is known
    if (product.rest) product.rest().catch(() => explainChunkError(shellText));
    else {
      // the setup of a required second factor remembers the page
      const mayOpen = state.viewer.mustEnrol || canOpen(product, requestedPath, state.viewer);
      void navigate(mayOpen ? requestedPath : '/', { replace: true });
    }
  }, [state, product, requestedPath, navigate, shellText]);
  const submit = form.handleSubmit(async ({ email, password }) => {
    const result = await signIn(email, password);
    if (!result.ok) showFailure(form, result.failure);
    else if ('challenge' in result.payload) setChallenge(result.payload);
  });
  const backToPassword = (message?: string) => {
    setChallenge(undefined);
    form.setValue('password', '');
    if (message) setError('root.server', { message });
  };
  const secondFactor = useOnDemand(loadSecondFactor, challenge !== undefined, backToPassword);
  const serverError = errors.root?.server?.message;
  const ended = state.status === 'signedOut' && state.reason === 'ended';
  const invalid = Boolean(errors.email || errors.password);
  if (signedIn && !isSubmitted && !serverError) return null;

  if (challenge) {
    return secondFactor ? <secondFactor.default challenge={challenge} onBack={backToPassword} /> : null;
  }
  const knownEmail = form.getValues('email') !== '';
  return (
    <Stack
      asChild
      gap={24}
      data-state={isSubmitting ? 'submitting' : serverError ? 'server-error' : invalid ? 'invalid' : 'ready'}
    >
      <form
        noValidate
        // without scripts, the password is not part of the address
        method="post"
        aria-labelledby="sign-in"
        onChange={() => loadSchema().catch(() => undefined)}
        onSubmit={(event) => {
          event.preventDefault();
          // the validation may not load
          if (!isSubmitting) submit().catch(() => explainChunkError(shellText));
        }}
      >
        <PageTitle>{t('title')}</PageTitle>
        <Stack gap={4}>
          <Heading level={1} size="page" id="sign-in">
            {t('heading')}
          </Heading>
          <Text tone="muted">{t('intro')}</Text>
        </Stack>
        {serverError ? <Alert tone="danger">{serverError}</Alert> : null}
        {errors.root?.server?.type === 'auth.unverified' ? (
          <Suspense>
            <ResendOffer email={form.getValues('email')} />
          </Suspense>
        ) : null}
        {ended && !serverError ? <Alert tone="info">{t('ended')}</Alert> : null}
        <FormProvider {...form}>
          <Field name="email" as={EmailField} autoFocus={!knownEmail} />
          <Stack gap={8}>
            <Field
              name="password"
              as={PasswordField}
              size="large"
              autoComplete="current-password"
              autoFocus={knownEmail}
            />
            <Inline justify="end">
              <ResetLink />
            </Inline>
          </Stack>
        </FormProvider>
        <Button type="submit" variant="solid" tone="accent" size="large" block loading={isSubmitting || signedIn}>
          {t('submit')}
        </Button>
        <Inline gap={4} justify="center">
          <Text tone="muted">{t('newAgency')}</Text>
          <Link asChild>
            <RouterLink to={urls.account.signUp}>{t('signUp')}</RouterLink>
          </Link>
        </Inline>
      </form>
    </Stack>
  );
}

/** Link to the reset of the password, with the entered email. */
function ResetLink() {
  const { t } = useTranslation('account');
  const email = useWatch({ control: signInForm.useContext().control, name: 'email' });
  return (
    <Link asChild>
      <RouterLink to={urls.account.resetPassword} state={{ email }}>
        {t('reset')}
      </RouterLink>
    </Link>
  );
}
