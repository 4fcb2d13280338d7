import { Button, Icon, toast, useLater } from '@fairlead/ui';
import { Upload } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const loadDialog = () => import('./ImportDialog');

/** Button that loads and opens the import dialog. */
export function ImportButton() {
  const { t } = useTranslation(['policies', 'shell']);
  const [open, setOpen] = useState(false);
  const dialogModule = useLater(loadDialog, open, () => {
    setOpen(false);
    toast.error(t('shell:failure.network'));
  });
  return (
    <>
      <Button leadingIcon={<Icon of={Upload} size={16} />} onClick={() => setOpen(true)}>
        {t('import')}
      </Button>
      {open && dialogModule ? <dialogModule.ImportDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
