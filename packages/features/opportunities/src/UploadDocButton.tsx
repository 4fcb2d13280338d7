import { lazyDialog } from '@fairlead/kit';
import { Button, Icon } from '@fairlead/ui';
import { Upload } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const DocDialog = lazyDialog(async () => (await import('./DocDialog')).DocDialog);

/** Button with which a customer uploads a document for review. */
export function UploadDocButton() {
  const { t } = useTranslation('opportunities');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        writes
        variant="solid"
        tone="accent"
        leadingIcon={<Icon of={Upload} size={16} />}
        onClick={() => setOpen(true)}
      >
        {t('doc.upload')}
      </Button>
      <DocDialog open={open ? { onClose: () => setOpen(false) } : null} />
    </>
  );
}
