import { useTranslation } from 'react-i18next';
import { DeletionFormDialog } from '../DeletionFormDialog';
import { useRequestDeletion } from './settings.api';

interface DeletionDialogProps {
  agencyId: string;
  agencyName: string;
  onClose: () => void;
}

/** Requests the deletion of the agency. */
export function DeletionDialog({ agencyId, agencyName, onClose }: DeletionDialogProps) {
  const { t } = useTranslation('agencies');
  return (
    <DeletionFormDialog
      agencyName={agencyName}
      title={t('data.requestTitle', { name: agencyName })}
      description={t('data.requestText')}
      submitLabel={t('data.requestSubmit')}
      consequence={{ term: t('data.until'), description: t('data.untilText') }}
      save={useRequestDeletion(agencyId)}
      onClose={onClose}
    />
  );
}
