import { FormPage, RecordGate, StatusField, urls, useFieldText, useSaving } from '@fairlead/kit';
import { MAX_UPLOAD_BYTES } from '@fairlead/rules';
import { FormGrid, FullRow, ImageUpload, TextField } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type CarrierBody, type CarrierValues, carrierSchema, emptyCarrier, toValues } from './carrierForm';
import { type Carrier, useCarrier, useSaveCarrier } from './carriers.api';

const imageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

export default function CarrierFormScreen() {
  const { t } = useTranslation('carriers');
  const { id = null } = useParams();
  const state = useCarrier(id);
  if (id === null) return <CarrierForm />;
  return (
    <RecordGate key={id} title={t('update')} state={state} backTo={urls.carriers.list}>
      {(stored) => <CarrierForm stored={stored} latest={state.data ?? stored} />}
    </RecordGate>
  );
}

interface CarrierFormProps {
  /** Record as it was when editing started. */
  stored?: Carrier;
  /** Record as last loaded from the server. */
  latest?: Carrier;
}

function CarrierForm({ stored, latest }: CarrierFormProps) {
  const { t } = useTranslation(['carriers', 'kit']);
  const fieldText = useFieldText();
  const schema = useMemo(() => carrierSchema(stored !== undefined), [stored]);
  const form = useForm<CarrierValues, unknown, CarrierBody>({
    resolver: zodResolver(schema),
    defaultValues: stored ? toValues(stored) : emptyCarrier,
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  // registered first, because the form focuses the first invalid field and the image is at the top
  const { ref: imageRef, value: image, onChange: onImage } = useController({ control, name: 'image' }).field;
  const name = useWatch({ control, name: 'name' });
  const save = useSaveCarrier();
  const redirectTo = urls.carriers.list;
  const saving = useSaving(form, { record: stored, latest, valuesOf: toValues, save, leadsTo: redirectTo });
  const action = stored ? t('update') : t('create');
  const address = { type: 'url', inputMode: 'url', autoComplete: 'off', placeholder: t('urlPlaceholder') } as const;

  return (
    <FormPage
      title={action}
      formState={formState}
      submitLabel={action}
      cancelTo={redirectTo}
      unchanged={stored !== undefined && !formState.isDirty}
      {...saving}
    >
      <FormGrid>
        <FullRow>
          <ImageUpload
            variant="logo"
            label={t('image')}
            hint={t('imageHint')}
            error={fieldText(t('image'), errors.image)}
            name={name}
            src={latest?.image.fileUrl ?? null}
            value={image}
            onValueChange={onImage}
            accept={imageTypes}
            maxBytes={MAX_UPLOAD_BYTES}
            faultTexts={{ tooLarge: t('imageTooLarge') }}
            loading={formState.isSubmitting && image instanceof File}
            ref={imageRef}
            required
          />
        </FullRow>
        <TextField
          {...register('name')}
          label={t('name')}
          error={fieldText(t('name'), errors.name)}
          required
          autoComplete="off"
          autoFocus={!stored}
        />
        <TextField
          {...register('websiteUrl')}
          {...address}
          label={t('websiteUrl')}
          error={fieldText(t('websiteUrl'), errors.websiteUrl)}
          required
        />
        <TextField
          {...register('claimUrl')}
          {...address}
          label={t('claimUrl')}
          error={fieldText(t('claimUrl'), errors.claimUrl)}
          required
        />
        <TextField
          {...register('paymentUrl')}
          {...address}
          label={t('paymentUrl')}
          error={fieldText(t('paymentUrl'), errors.paymentUrl)}
          required
        />
        <FullRow>
          <StatusField {...register('status')} error={fieldText(t('kit:status'), errors.status)} />
        </FullRow>
      </FormGrid>
    </FormPage>
  );
}
