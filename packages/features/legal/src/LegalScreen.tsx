import { PageTitle, RouterLink, urls, useConfig } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Inline, Link, PageHeader, Stack, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import * as styles from './LegalScreen.css';

function LegalPage({ of }: { of: 'notice' | 'terms' | 'privacy' }) {
  const { t } = useTranslation(['legal', 'shell']);
  const { copyrightHolder: holder } = useConfig();
  const { me } = useAuth();
  const title = t(of);
  return (
    <article className={styles.page} data-state="ready">
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} />
      <Stack gap={16}>
        <Text size="lead">{t(`text.${of}`, { holder })}</Text>
        <Text tone="muted">{t('contact', { holder })}</Text>
        {me ? null : (
          <Inline>
            <Link asChild>
              <RouterLink to={urls.account.signIn}>{t('shell:signIn')}</RouterLink>
            </Link>
          </Inline>
        )}
      </Stack>
    </article>
  );
}

export const notice = () => <LegalPage of="notice" />;
export const terms = () => <LegalPage of="terms" />;
export const privacy = () => <LegalPage of="privacy" />;
