import { useRead } from '@fairlead/api-client/swr';
import { FormPage, GuardedRecord, RecordGate, statesRead, to, urls, useRecordForm } from '@fairlead/kit';
import { FormGrid, FullRow, Select, TextField } from '@fairlead/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { type AddressValues, addressForm, emptyRequest } from './requestForm';
import { type Policy, usePolicy, useSendRequest } from './services.api';

const { Field } = addressForm;

/** Form for a change of the mailing address of a policy. */
export default function MailingAddressScreen() {
  const { t } = useTranslation('services');
  const [search] = useSearchParams();
  const id = search.get('policyId');
  const state = usePolicy(id);
  if (!id) return <Navigate to={urls.crash} replace />;
  return (
    <GuardedRecord params={['policyId']}>
      <RecordGate key={id} title={t('address')} state={state} backTo={urls.policies.list}>
        {(policy) => <AddressForm policy={policy} />}
      </RecordGate>
    </GuardedRecord>
  );
}

function AddressForm({ policy }: { policy: Policy }) {
  const { t } = useTranslation('services');
  const sendRequest = useSendRequest();
  const { data: states } = useRead(statesRead);
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
  const { street, city, zipCode, state } = policy.contactDetails.address;
  const form = useRecordForm(addressForm, { initial: { street, city, zipCode }, save, redirectTo: back });
  // contacts store the code of a state, requests its name
  const currentState = states?.find(({ state_code: code }) => code === state)?.name;
  const { resetField, getValues } = form.methods;
  useEffect(() => {
    if (currentState && getValues('state') === '') resetField('state', { defaultValue: currentState });
  }, [currentState, getValues, resetField]);
  return (
    <FormPage title={t('address')} form={form} submitLabel={t('send')} cancelTo={back}>
      <FormGrid>
        <FullRow>
          <TextField label={t('policy')} value={`${policy.insuranceName}, ${policy.policyNumber}`} readOnly />
        </FullRow>
        <FullRow>
          <Field name="street" as={TextField} autoComplete="street-address" />
        </FullRow>
        <Field name="city" as={TextField} autoComplete="address-level2" />
        <Field name="state" as={Select} options={(states ?? []).map(({ name }) => ({ value: name, label: name }))} />
        <Field name="zipCode" as={TextField} autoComplete="postal-code" />
      </FormGrid>
    </FormPage>
  );
}
