import { FormDialog } from '@fairlead/kit';
import { DescriptionList, TextField } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { deletionForm } from './deletionForm';
import { useRequestDeletion } from './settings.api';

const { Field } = deletionForm;

interface DeletionDialogProps {
  agencyId: string;
  agencyName: string;
  onClose: () => void;
}

/** Requests the deletion of the agency. Lists the consequences, and asks for the name of the agency. */
export function DeletionDialog({ agencyId, agencyName, onClose }: DeletionDialogProps) {
  const { t } = useTranslation('agencies');
  const request = useRequestDeletion(agencyId);
  return (
    <FormDialog
      form={deletionForm}
      title={t('data.requestTitle', { name: agencyName })}
      description={t('data.requestText')}
      submitLabel={t('data.requestSubmit')}
      tone="danger"
      ready={(values) => values.agencyName.trim() === agencyName.trim()}
      save={(values) => request(values.agencyName.trim())}
      onClose={onClose}
    >
      <DescriptionList
        layout="rows"
        columns={1}
        items={[
          { term: t('data.removed'), description: t('data.removedText') },
          { term: t('data.accounts'), description: t('data.accountsText') },
          { term: t('data.until'), description: t('data.untilText') },
        ]}
      />
      <Field
        name="agencyName"
        as={TextField}
        hint={t('data.nameHint', { name: agencyName })}
        autoComplete="off"
        autoFocus
      />
    </FormDialog>
  );
}
