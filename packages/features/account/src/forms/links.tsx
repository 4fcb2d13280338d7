import { RouterLink, urls } from '@fairlead/kit';
import { Button, Link, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';

/** For those who have an account after all. */
export function HaveAccount() {
  const { t } = useTranslation('accountForms');
  return (
    <>
      <Text tone="muted">{t('haveAccount')}</Text>
      <Link asChild>
        <RouterLink to={urls.account.signIn}>{t('signIn')}</RouterLink>
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
