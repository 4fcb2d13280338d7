import { lazyDialog, useSearchParam } from '@fairlead/kit';
import { Button, Icon, useReadOnly } from '@fairlead/ui';
import { Upload } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const DocDialog = lazyDialog(async () => (await import('./DocDialog')).DocDialog);

/** Button with which a customer uploads a document for review. The `upload` parameter of the page opens the dialog too. */
export function UploadDocButton() {
  const { t } = useTranslation('opportunities');
  const [open, setOpen] = useState(false);
  const { value, set } = useSearchParam('upload');
  const { value: openRecord } = useSearchParam('open');
  const readOnly = useReadOnly(true);
  // two modal layers at once would hide each other
  const isRequested = value !== null && openRecord === null && !readOnly;
  const close = () => {
    setOpen(false);
    if (value !== null) set(null, true);
  };
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
      <DocDialog open={open || isRequested ? { onClose: close } : null} />
    </>
  );
}
