import { Button, Stack, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';

interface ConflictProps {
  /** Message of the server. */
  text: string;
  /** Loads the values of the other user. */
  onLoad: () => void;
}

/** Conflict message of a section: the next save overwrites the changes of the other user. */
export function Conflict({ text, onLoad }: ConflictProps) {
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
