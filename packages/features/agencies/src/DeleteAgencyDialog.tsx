import { useTranslation } from 'react-i18next';
import { type Agency, useDeleteAgency } from './agencies.api';
import { DeletionFormDialog } from './DeletionFormDialog';

interface DeleteAgencyDialogProps {
  agency: Agency;
  onClose: () => void;
}

/** Deletes an agency. */
export function DeleteAgencyDialog({ agency: { id, agencyName }, onClose }: DeleteAgencyDialogProps) {
  const { t } = useTranslation('agencies');
  return (
    <DeletionFormDialog
      agencyName={agencyName}
      title={t('data.deleteTitle', { name: agencyName })}
      description={t('data.deleteNote')}
      submitLabel={t('data.deleteSubmit')}
      consequence={{ term: t('data.kept'), description: t('data.keptText') }}
      save={useDeleteAgency(id)}
      onClose={onClose}
    />
  );
}
