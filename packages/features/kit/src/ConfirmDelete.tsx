import type { Result } from '@fairlead/api-client/client';
import { toast, useLater } from '@fairlead/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

const confirmation = () => import('./confirmation');

export interface ConfirmDeleteProps {
  /** What goes; nothing is asked while it is null. */
  subject: ReactNode;
  open: boolean;
  onClose: () => void;
  onDelete: () => Promise<Result<unknown>>;
}

/** Asks before a record goes, names it, and says what came of it. */
export function ConfirmDelete({ subject, open, onClose, onDelete }: ConfirmDeleteProps) {
  const { t } = useTranslation(['kit', 'shell']);
  const later = useLater(confirmation, open, () => {
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
    else toast.error(result.failure.message);
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
