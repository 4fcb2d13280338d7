import type { Result } from '@fairlead/api-client/client';
import { toast, useLater } from '@fairlead/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from './useAction';

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
  const remove = useAction(onDelete, { onSettled: onClose });
  if (!later) return null;
  return (
    <later.ConfirmDialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={t('kit:delete.title')}
      description={t('kit:delete.text')}
      subject={subject}
      confirmLabel={t('kit:delete.confirm')}
      loading={remove.pending}
      onConfirm={() => void remove.run()}
    />
  );
}
