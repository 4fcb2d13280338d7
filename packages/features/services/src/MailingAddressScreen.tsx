import { FormPage, RecordGate, type StoredVersion, to, urls, useFieldText, useSaving } from '@fairlead/kit';
import { FormGrid, FullRow, Select, TextField } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { type AddressValues, addressSchema, emptyAddress, emptyRequest } from './requestForm';
import { type Policy, usePolicy, useSendRequest, useStates } from './services.api';

const resolver = zodResolver(addressSchema);

/** Form for a change of the mailing address of a policy. */
export default function MailingAddressScreen() {
  const { t } = useTranslation('services');
  const [search] = useSearchParams();
  const id = search.get('policyId');
  const state = usePolicy(id);
  if (!id) return <Navigate to={urls.crash} replace />;
  return (
    <RecordGate key={id} title={t('address')} state={state} backTo={urls.policies.list}>
      {(policy) => <AddressForm policy={policy} />}
    </RecordGate>
  );
}

function AddressForm({ policy }: { policy: Policy }) {
  const { t } = useTranslation('services');
  const fieldText = useFieldText();
  const sendRequest = useSendRequest();
  const states = useStates().data ?? [];
  const form = useForm<AddressValues>({ resolver, defaultValues: emptyAddress });
  const { register, control, formState } = form;
  const { errors } = formState;
  const back = to(urls.policies.detail, { id: policy.id });
  const save = async ({ street, city, state, zipCode }: AddressValues) => {
    const result = await sendRequest({
      ...emptyRequest,
      policyId: policy.id,
      policyServiceType: 'CHANGE_OF_MAILING_ADDRESS',
      title: t('serviceType.CHANGE_OF_MAILING_ADDRESS'),
      address: { street: street.trim(), city: city.trim(), state, zipCode: zipCode.trim() },
    });
    if (result.ok) return result;
    const fieldErrors = result.failure.errors.map((error) => ({
      ...error,
      field: error.field.replace(/^address\./, ''),
    }));
    return { ...result, failure: { ...result.failure, errors: fieldErrors } };
  };
  const saving = useSaving<AddressValues, AddressValues, StoredVersion>(form, {
    record: undefined,
    latest: undefined,
    valuesOf: () => emptyAddress,
    save,
    leadsTo: back,
  });
  return (
    <FormPage title={t('address')} formState={formState} submitLabel={t('send')} cancelTo={back} {...saving}>
      <FormGrid>
        <FullRow>
          <TextField label={t('policy')} value={`${policy.insuranceName}, ${policy.policyNumber}`} readOnly />
        </FullRow>
        <FullRow>
          <TextField
            {...register('street')}
            label={t('field.street')}
            error={fieldText(t('field.street'), errors.street)}
            autoComplete="street-address"
            required
          />
        </FullRow>
        <TextField
          {...register('city')}
          label={t('field.city')}
          error={fieldText(t('field.city'), errors.city)}
          autoComplete="address-level2"
          required
        />
        <Controller
          control={control}
          name="state"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <Select
              label={t('field.state')}
              options={states.map(({ name }) => ({ value: name, label: name }))}
              value={value}
              onValueChange={onChange}
              onBlur={onBlur}
              ref={ref}
              error={fieldText(t('field.state'), errors.state)}
              required
            />
          )}
        />
        <TextField
          {...register('zipCode')}
          label={t('field.zipCode')}
          error={fieldText(t('field.zipCode'), errors.zipCode)}
          autoComplete="postal-code"
          required
        />
      </FormGrid>
    </FormPage>
  );
}
