import { PageTitle, useConfig } from '@fairlead/kit';
import { PageHeader, Stack, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import * as styles from './LegalScreen.css';

function Page({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('legal');
  const { copyrightHolder } = useConfig();
  return (
    <article className={styles.page} data-state="ready">
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} />
      <Stack gap={16}>
        <Text size="lead">{text}</Text>
        <Text tone="muted">{t('contact', { holder: copyrightHolder })}</Text>
      </Stack>
    </article>
  );
}

export function LegalNoticeScreen() {
  const { t } = useTranslation('legal');
  const { copyrightHolder: holder } = useConfig();
  return <Page title={t('notice')} text={t('noticeText', { holder })} />;
}

export function TermsScreen() {
  const { t } = useTranslation('legal');
  const { copyrightHolder: holder } = useConfig();
  return <Page title={t('terms')} text={t('termsText', { holder })} />;
}

export function PrivacyScreen() {
  const { t } = useTranslation('legal');
  const { copyrightHolder: holder } = useConfig();
  return <Page title={t('privacy')} text={t('privacyText', { holder })} />;
}
