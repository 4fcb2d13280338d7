import type { Result } from '@fairlead/api-client/client';
import { defineForm, FormDialog, required } from '@fairlead/kit';
import { DescriptionList, TextField } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';

/** Confirmation of a deletion by the name of the agency. The server compares it. */
const deletionForm = defineForm({
  messages: 'agencies',
  fields: { agencyName: { label: 'agencyName', required: true } },
  empty: { agencyName: '' },
  resolver: () => zodResolver(z.object({ agencyName: required() })),
});

interface DeletionFormDialogProps<Payload> {
  agencyName: string;
  title: string;
  description: string;
  submitLabel: string;
  /** Last consequence, after the removed data and accounts. */
  consequence: { term: string; description: string };
  /** Sends the entered name. */
  save: (agencyName: string) => Promise<Result<Payload>>;
  onClose: () => void;
}

/** Dialog about the deletion of an agency. Lists the consequences, and asks for the name of the agency. */
export function DeletionFormDialog<Payload>({
  agencyName,
  consequence,
  save,
  ...dialog
}: DeletionFormDialogProps<Payload>) {
  const { t } = useTranslation('agencies');
  return (
    <FormDialog
      {...dialog}
      form={deletionForm}
      tone="danger"
      ready={(values) => values.agencyName.trim() === agencyName.trim()}
      save={(values) => save(values.agencyName.trim())}
    >
      <DescriptionList
        layout="rows"
        columns={1}
        items={[
          { term: t('data.removed'), description: t('data.removedText') },
          { term: t('data.accounts'), description: t('data.accountsText') },
          consequence,
        ]}
      />
      <deletionForm.Field
        name="agencyName"
        as={TextField}
        hint={t('data.nameHint', { name: agencyName })}
        autoComplete="off"
        autoFocus
      />
    </FormDialog>
  );
}
