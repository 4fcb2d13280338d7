import { RouterLink, urls } from '@fairlead/kit';
import { signInPath } from '@fairlead/session';
import { Button, Link, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';

/** Link to sign-in for users who already have an account. `to` is the page to open afterwards. */
export function HaveAccount({ to }: { to?: { pathname: string; search: string } | undefined }) {
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

export function BackToSignIn() {
  const { t } = useTranslation('accountForms');
  return (
    <Button asChild size="large" block>
      <RouterLink to={urls.account.signIn}>{t('backToSignIn')}</RouterLink>
    </Button>
  );
}
