import { lazyDialog } from '@fairlead/kit';
import { Button, Icon } from '@fairlead/ui';
import { Upload } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const ImportDialog = lazyDialog(async () => (await import('./ImportDialog')).ImportDialog);

/** Button that loads and opens the import dialog. */
export function ImportButton() {
  const { t } = useTranslation('policies');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button leadingIcon={<Icon of={Upload} size={16} />} onClick={() => setOpen(true)}>
        {t('import')}
      </Button>
      <ImportDialog open={open ? { onClose: () => setOpen(false) } : null} />
    </>
  );
}
