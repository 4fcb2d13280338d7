import { Button, Icon, Inline, Text } from '@fairlead/ui';
import { CircleDot } from 'lucide';
import { useTranslation } from 'react-i18next';

interface NewEntriesProps {
  count: number;
  loading: boolean;
  onShow: () => void;
}

/** The server counts no further than this. */
const MOST_NEW = 100;

/** Bar with the number of entries that the list does not show yet. */
export function NewEntries({ count, loading, onShow }: NewEntriesProps) {
  const { t } = useTranslation('audit');
  return (
    <div role="status">
      {count > 0 ? (
        <Inline gap={8}>
          <Icon of={CircleDot} size={14} />
          <Text as="span" tone="muted" size="caption">
            {t('live')}
          </Text>
          <Button size="small" loading={loading} onClick={onShow}>
            {count < MOST_NEW ? t('showNew', { count }) : t('showManyNew', { count: MOST_NEW })}
          </Button>
        </Inline>
      ) : null}
    </div>
  );
}
