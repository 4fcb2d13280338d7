import { messageOf } from '@fairlead/api-client/client';
import { PageTitle, RouterLink, showFailure, urls } from '@fairlead/kit';
import { passkeyProblem, returnPath, useAuth } from '@fairlead/session';
import { Alert, Button, Heading, Icon, Inline, Link, PasswordField, Stack, Text, toast } from '@fairlead/ui';
import { FingerprintPattern } from 'lucide';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { AuthenticatorSetup } from './AuthenticatorSetup';
import { useAddPasskey } from './passkeys.api';
import { proofForm } from './proofForm';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { type AuthenticatorSecret, useSecondFactor, useStartAuthenticator } from './secondFactor.api';

const { Field } = proofForm;

/** Setup of the second factor that the agency or the platform requires, before the portal opens. */
export default function EnrolScreen() {
  const { t } = useTranslation('security');
  const { me, viewer, reload, getState } = useAuth();
  const [search] = useSearchParams();
  const [setup, setSetup] = useState<AuthenticatorSecret>();
  const [codes, setCodes] = useState<string[]>();
  if (viewer && !viewer.mustEnrol) return <Navigate to={returnPath(search)} replace />;
  const openPortal = async () => {
    if (!(await reload()) && getState().status === 'signedIn') toast.error(messageOf({ message: '' }));
  };
  return (
    <Stack gap={24} data-state={codes ? 'codes' : setup ? 'settingUp' : 'ready'}>
      <PageTitle>{t('enrol.title')}</PageTitle>
      <Stack gap={4}>
        <Heading level={1} size="page">
          {t('enrol.title')}
        </Heading>
        <Text tone="muted">
          {me?.agency ? t('enrol.agency', { name: me.agency.name }) : t('enrol.platform')} {t('enrol.intro')}
        </Text>
      </Stack>
      {setup ? (
        <AuthenticatorSetup setup={setup} narrow onDone={setCodes} />
      ) : (
        <PasswordStep onApp={setSetup} onPasskey={(made) => (made ? setCodes(made) : void openPortal())} />
      )}
      <Inline gap={4} justify="center">
        <Text tone="muted">{t('enrol.notNow')}</Text>
        <Link asChild>
          <RouterLink to={urls.account.signOut}>{t('enrol.signOut')}</RouterLink>
        </Link>
      </Inline>
      {codes ? <RecoveryCodesDialog codes={codes} onClose={() => void openPortal()} /> : null}
    </Stack>
  );
}

interface PasswordStepProps {
  onApp: (setup: AuthenticatorSecret) => void;
  /** Called with the recovery codes once the passkey is added. */
  onPasskey: (codes: string[] | null) => void;
}

/** Asks for the password once more, so that a token alone cannot bind an app or a passkey to the account. */
function PasswordStep({ onApp, onPasskey }: PasswordStepProps) {
  const { t } = useTranslation('security');
  const [start, add] = [useStartAuthenticator(), useAddPasskey()];
  const { data } = useSecondFactor();
  const form = proofForm.useForm();
  const { errors, isSubmitting } = form.formState;
  const serverError = errors.root?.server?.message;
  const submit = form.handleSubmit(async ({ password }) => {
    const result = await start(password);
    if (result.ok) onApp(result.payload);
    else showFailure(form, result.failure);
  });
  const submitPasskey = form.handleSubmit(async ({ password }) => {
    const result = await add({ name: t('passkeys.defaultName', { number: 1 }), password });
    if (result.ok) onPasskey(result.payload.codes);
    else showFailure(form, result.failure);
  });
  return (
    <Stack asChild gap={16}>
      <form
        noValidate
        aria-label={t('enrol.title')}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSubmitting) void submit();
        }}
      >
        {serverError ? <Alert tone="danger">{serverError}</Alert> : null}
        <FormProvider {...form}>
          <Field name="password" as={PasswordField} size="large" autoComplete="current-password" autoFocus />
        </FormProvider>
        <Button type="submit" variant="solid" tone="accent" size="large" block loading={isSubmitting}>
          {t('enrol.useApp')}
        </Button>
        {data && !passkeyProblem(data.passkeyDomain) ? (
          <Button
            size="large"
            block
            disabled={isSubmitting}
            leadingIcon={<Icon of={FingerprintPattern} />}
            onClick={() => void submitPasskey()}
          >
            {t('enrol.usePasskey')}
          </Button>
        ) : null}
      </form>
    </Stack>
  );
}
