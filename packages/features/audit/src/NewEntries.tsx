import { Button, Icon } from '@fairlead/ui';
import { CircleDot } from 'lucide';
import { useTranslation } from 'react-i18next';

interface NewEntriesProps {
  count: number;
  loading: boolean;
  onShow: () => Promise<unknown>;
}

/** The server counts no further than this. */
const MOST_NEW = 100;

/** Button with the number of entries that the list does not show yet. It is in the page header, so the rows do not move. */
export function NewEntries({ count, loading, onShow }: NewEntriesProps) {
  const { t } = useTranslation('audit');
  const show = async () => {
    await onShow();
    // The button is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <div role="status">
      {count > 0 ? (
        <Button size="small" leadingIcon={<Icon of={CircleDot} />} loading={loading} onClick={() => void show()}>
          {count < MOST_NEW ? t('showNew', { count }) : t('showManyNew', { count: MOST_NEW })}
        </Button>
      ) : null}
    </div>
  );
}
