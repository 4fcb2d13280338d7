import { messageOf, type Result } from '@fairlead/api-client/client';
import { toast, useLater } from '@fairlead/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

const loadDialog = () => import('./confirmation');

export interface ConfirmDeleteProps {
  /** Name of the record, shown in the dialog. */
  subject: ReactNode;
  open: boolean;
  onClose: () => void;
  onDelete: () => Promise<Result<unknown>>;
}

/** Dialog that confirms a deletion and shows the result in a toast. */
export function ConfirmDelete({ subject, open, onClose, onDelete }: ConfirmDeleteProps) {
  const { t } = useTranslation(['kit', 'shell']);
  const later = useLater(loadDialog, open, () => {
    onClose();
    toast.error(t('shell:failure.network'));
  });
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const result = await onDelete();
    setBusy(false);
    onClose();
    if (result.ok) toast.success(result.message);
    else toast.error(messageOf(result.failure));
  };
  if (!later) return null;
  return (
    <later.ConfirmDialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={t('kit:delete.title')}
      description={t('kit:delete.text')}
      subject={subject}
      confirmLabel={t('kit:delete.confirm')}
      loading={busy}
      onConfirm={() => void confirm()}
    />
  );
}
