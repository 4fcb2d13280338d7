import { FormPage, RecordGate, StatusField, urls, useFieldText, useSaving } from '@fairlead/kit';
import { FormGrid, FullRow, RadioGroup, TextField } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type DocBody, type DocValues, docSchema, emptyDoc, toValues } from './docForm';
import { useDoc, useSaveDoc, type VerificationDoc } from './verification.api';

const flags = [
  { name: 'hasExpirationDate', hint: 'hasExpirationDateHint' },
  { name: 'required', hint: 'requiredHint' },
] as const;

export default function DocFormScreen() {
  const { t } = useTranslation('verification');
  const { id = null } = useParams();
  const state = useDoc(id);
  if (id === null) return <DocForm />;
  return (
    <RecordGate key={id} title={t('docs.update')} state={state} backTo={urls.verification.docs}>
      {(stored) => <DocForm stored={stored} latest={state.data ?? stored} />}
    </RecordGate>
  );
}

interface DocFormProps {
  /** Record as it was when editing started. */
  stored?: VerificationDoc;
  /** Record as last loaded from the server. */
  latest?: VerificationDoc;
}

function DocForm({ stored, latest }: DocFormProps) {
  const { t } = useTranslation(['verification', 'kit']);
  const fieldText = useFieldText();
  const form = useForm<DocValues, unknown, DocBody>({
    resolver: zodResolver(docSchema),
    defaultValues: stored ? toValues(stored) : emptyDoc,
  });
  const { register, formState } = form;
  const { errors } = formState;
  const save = useSaveDoc();
  const saving = useSaving(form, { record: stored, latest, valuesOf: toValues, save, leadsTo: urls.verification.docs });
  const action = stored ? t('docs.update') : t('docs.create');
  const yesOrNo = [
    { value: 'YES', label: t('yes') },
    { value: 'NO', label: t('no') },
  ] as const;

  return (
    <FormPage title={action} formState={formState} submitLabel={action} cancelTo={urls.verification.docs} {...saving}>
      <FormGrid>
        <FullRow>
          <TextField
            {...register('name')}
            label={t('name')}
            hint={t('nameHint')}
            error={fieldText(t('name'), errors.name)}
            required
            autoComplete="off"
            autoFocus={!stored}
          />
        </FullRow>
        {flags.map(({ name, hint }) => (
          <RadioGroup
            key={name}
            {...register(name)}
            label={t(name)}
            hint={t(hint)}
            error={fieldText(t(name), errors[name])}
            options={yesOrNo}
            required
          />
        ))}
        <StatusField {...register('active')} hint={t('activeHint')} error={fieldText(t('kit:status'), errors.active)} />
      </FormGrid>
    </FormPage>
  );
}
