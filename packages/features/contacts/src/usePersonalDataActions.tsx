import { downloadFile, lazyDialog } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Icon, MenuItem, toast } from '@fairlead/ui';
import { Download, Eraser } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contact } from './contacts.api';

const ErasureDialog = lazyDialog(async () => (await import('./ErasureDialog')).ErasureDialog);

/** Menu items by which agency admins export and erase the personal data of a contact, and the dialog of the erasure. */
export function usePersonalDataActions(contact: Contact): { items: ReactNode[]; dialog: ReactNode } {
  const { t } = useTranslation('contacts');
  const { viewer } = useAuth();
  const [isErasing, setErasing] = useState(false);
  if (!viewer?.agencyAdmin) return { items: [], dialog: null };
  const save = async () => {
    try {
      await downloadFile(`/api/contact/personal-data/export/id/${contact.id}`, `personal-data-${contact.id}.zip`);
      toast.success(t('export.done'));
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    }
  };
  return {
    items: [
      <MenuItem key="export" icon={<Icon of={Download} />} onSelect={() => void save()}>
        {t('export')}
      </MenuItem>,
      <MenuItem key="erase" tone="danger" icon={<Icon of={Eraser} />} onSelect={() => setErasing(true)}>
        {t('erase')}
      </MenuItem>,
    ],
    dialog: <ErasureDialog open={isErasing ? { contact, onClose: () => setErasing(false) } : null} />,
  };
}
