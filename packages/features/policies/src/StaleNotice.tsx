import { Button, Stack, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';

interface StaleNoticeProps {
  /** Conflict message. */
  text: string;
  /** Loads the values of the other user. */
  onLoad: () => void;
}

/** Conflict message with a button that loads the current values. */
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
