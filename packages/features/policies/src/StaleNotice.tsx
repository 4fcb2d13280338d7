import { Button, Stack, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';

interface StaleNoticeProps {
  /** That somebody else has changed it. */
  text: string;
  /** Takes what they saved. */
  onLoad: () => void;
}

/** What one can do when somebody else has changed the same. */
export function StaleNotice({ text, onLoad }: StaleNoticeProps) {
  const { t } = useTranslation('kit');
  return (
    <Stack gap={8} align="start">
      <Text weight="label">{text}</Text>
      <Text>{t('stale.text')}</Text>
      <Button size="small" onClick={onLoad}>
        {t('stale.load')}
      </Button>
    </Stack>
  );
}
