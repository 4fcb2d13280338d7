import type { Result } from '@fairlead/api-client/client';
import { ConfirmDialog, toast } from '@fairlead/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface ConfirmDeleteProps {
  /** What goes; nothing is asked while it is null. */
  subject: ReactNode;
  open: boolean;
  onClose: () => void;
  onDelete: () => Promise<Result<unknown>>;
}

/** Asks before a record goes, names it, and says what came of it. */
export function ConfirmDelete({ subject, open, onClose, onDelete }: ConfirmDeleteProps) {
  const { t } = useTranslation('kit');
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const result = await onDelete();
    setBusy(false);
    onClose();
    if (result.ok) toast.success(result.message);
    else toast.error(result.failure.message);
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={t('delete.title')}
      description={t('delete.text')}
      subject={subject}
      confirmLabel={t('delete.confirm')}
      loading={busy}
      onConfirm={() => void confirm()}
    />
  );
}
