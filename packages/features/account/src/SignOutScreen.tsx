import { PageTitle, urls } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Inline, Spinner, Text } from '@fairlead/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';

/** Ends the session and shows progress meanwhile. */
export default function SignOutScreen() {
  const { t } = useTranslation('shell');
  const { state, signOut } = useAuth();
  const [left, setLeft] = useState(state.status === 'signedOut');
  useEffect(() => {
    if (!left) void signOut().then(() => setLeft(true));
  }, [left, signOut]);
  if (left) return <Navigate to={urls.account.signIn} replace />;
  return (
    <Inline gap={12} justify="center" role="status" data-state="ready">
      <PageTitle>{t('signOut')}</PageTitle>
      <Spinner />
      <Text>{t('signingOut')}</Text>
    </Inline>
  );
}
