import { RouterLink } from '@fairlead/kit';
import { signInPath } from '@fairlead/session';
import { Button, Link, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';

interface SignInLinkProps {
  /** Page to open after sign-in. */
  to?: { pathname: string; search: string } | undefined;
}

/** Link to sign-in for users who already have an account. */
export function HaveAccount({ to }: SignInLinkProps) {
  const { t } = useTranslation('accountForms');
  return (
    <>
      <Text tone="muted">{t('haveAccount')}</Text>
      <Link asChild>
        <RouterLink to={signInPath(to)}>{t('signIn')}</RouterLink>
      </Link>
    </>
  );
}

export function BackToSignIn({ to }: SignInLinkProps) {
  const { t } = useTranslation('accountForms');
  return (
    <Button asChild size="large" block>
      <RouterLink to={signInPath(to)}>{t('backToSignIn')}</RouterLink>
    </Button>
  );
}
