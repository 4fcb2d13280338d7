import type { Result } from '@fairlead/api-client/client';
import { Text } from '@fairlead/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyConfirmDialog } from './LazyConfirmDialog';
import { useAction } from './useAction';

export interface ConfirmDeleteProps {
  /** Name of the record, or its details, shown in the dialog. */
  subject: ReactNode;
  open: boolean;
  onClose: () => void;
  onDelete: () => Promise<Result<unknown>>;
}

/** Dialog that confirms a deletion and shows the result in a toast. */
export function ConfirmDelete({ subject, open, onClose, onDelete }: ConfirmDeleteProps) {
  const { t } = useTranslation('kit');
  const remove = useAction(onDelete, { onSettled: onClose });
  return (
    <LazyConfirmDialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={t('delete.title')}
      description={t('delete.text')}
      subject={typeof subject === 'string' ? <Text weight="label">{subject}</Text> : subject}
      confirmLabel={t('delete.confirm')}
      loading={remove.pending}
      onConfirm={() => void remove.run()}
    />
  );
}
