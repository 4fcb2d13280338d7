import { FormDialog } from '@fairlead/kit';
import { DescriptionList, TextField } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { type Agency, useDeleteAgency } from './agencies.api';
import { deletionForm } from './settings/deletionForm';

const { Field } = deletionForm;

interface DeleteAgencyDialogProps {
  agency: Agency;
  onClose: () => void;
}

/** Deletes an agency. Lists the consequences, and asks for the name of the agency. */
export function DeleteAgencyDialog({ agency: { id, agencyName }, onClose }: DeleteAgencyDialogProps) {
  const { t } = useTranslation('agencies');
  const remove = useDeleteAgency(id);
  return (
    <FormDialog
      form={deletionForm}
      title={t('data.deleteTitle', { name: agencyName })}
      description={t('data.deleteNote')}
      submitLabel={t('data.deleteSubmit')}
      tone="danger"
      ready={(values) => values.agencyName.trim() === agencyName.trim()}
      save={(values) => remove(values.agencyName.trim())}
      onClose={onClose}
    >
      <DescriptionList
        layout="rows"
        columns={1}
        items={[
          { term: t('data.removed'), description: t('data.removedText') },
          { term: t('data.accounts'), description: t('data.accountsText') },
          { term: t('data.kept'), description: t('data.keptText') },
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
