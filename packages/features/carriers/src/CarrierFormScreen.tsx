import { FormPage, ImageField, RecordGate, StatusField, urls, useRecordForm } from '@fairlead/kit';
import { FormGrid, FullRow, TextField } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { carrierForm } from './carrierForm';
import { type Carrier, useCarrier, useSaveCarrier } from './carriers.api';

const { Field } = carrierForm;
const imageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

export default function CarrierFormScreen() {
  const { t } = useTranslation('carriers');
  const { id = null } = useParams();
  const state = useCarrier(id);
  if (id === null) return <CarrierForm />;
  return (
    <RecordGate key={id} title={t('update')} state={state} backTo={urls.carriers.list}>
      {(stored) => <CarrierForm stored={stored} latest={state.data} />}
    </RecordGate>
  );
}

interface CarrierFormProps {
  /** Record as it was when editing started. */
  stored?: Carrier;
  /** Record as last loaded from the server. */
  latest?: Carrier | undefined;
}

const address = { type: 'url', inputMode: 'url', autoComplete: 'off' } as const;

function CarrierForm({ stored, latest }: CarrierFormProps) {
  const { t } = useTranslation('carriers');
  const save = useSaveCarrier();
  const form = useRecordForm(carrierForm, { record: stored, latest, save, redirectTo: urls.carriers.list });
  const action = stored ? t('update') : t('create');
  return (
    <FormPage
      title={action}
      form={form}
      submitLabel={action}
      cancelTo={urls.carriers.list}
      needsChange={stored !== undefined}
    >
      <FormGrid>
        <FullRow>
          <Field
            name="image"
            as={ImageField}
            variant="logo"
            nameField="name"
            src={latest?.image.fileUrl ?? null}
            accept={imageTypes}
            tooLarge={t('imageTooLarge')}
          />
        </FullRow>
        <Field name="name" as={TextField} autoComplete="off" autoFocus={!stored} />
        {(['websiteUrl', 'claimUrl', 'paymentUrl'] as const).map((name) => (
          <Field key={name} name={name} as={TextField} {...address} placeholder={t('urlPlaceholder')} />
        ))}
        <FullRow>
          <Field name="status" as={StatusField} />
        </FullRow>
      </FormGrid>
    </FormPage>
  );
}
