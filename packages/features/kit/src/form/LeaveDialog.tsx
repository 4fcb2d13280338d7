import { useLater } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';

const loadDialog = () => import('../confirmation');

interface LeaveDialogProps {
  open: boolean;
  /** Page or dialog with the changes. */
  kind: 'page' | 'dialog';
  onStay: () => void;
  onLeave: () => void;
}

/** Asks for confirmation before unsaved changes are lost. */
export function LeaveDialog({ open, kind, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('kit');
  const title = t(kind === 'page' ? 'leave.title' : 'leave.dialogTitle');
  const later = useLater(loadDialog, open, () => {
    // the code of the dialog did not load, so ask with the dialog of the browser
    if (window.confirm(title)) onLeave();
    else onStay();
  });
  if (!later) return null;
  return (
    <later.ConfirmDialog
      open={open}
      onOpenChange={(stays) => (stays ? undefined : onStay())}
      title={title}
      description={t('leave.text')}
      confirmLabel={t(kind === 'page' ? 'leave.confirm' : 'leave.closeDialog')}
      cancelLabel={t('leave.stay')}
      onConfirm={onLeave}
    />
  );
}
