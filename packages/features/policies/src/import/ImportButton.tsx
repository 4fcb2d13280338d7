import { Button, toast, useLater } from '@fairlead/ui';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const dialog = () => import('./ImportDialog');

/** Opens the import, whose code comes when it is asked for. */
export function ImportButton() {
  const { t } = useTranslation(['policies', 'shell']);
  const [open, setOpen] = useState(false);
  const later = useLater(dialog, open, () => {
    setOpen(false);
    toast.error(t('shell:failure.network'));
  });
  return (
    <>
      <Button leadingIcon={<Upload size={16} />} onClick={() => setOpen(true)}>
        {t('import')}
      </Button>
      {open && later ? <later.ImportDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
