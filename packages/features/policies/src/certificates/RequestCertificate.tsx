import { FormDialog } from '@fairlead/kit';
import { policyLimits } from '@fairlead/rules';
import { TextArea, TextField } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import type { Policy } from '../policies.api';
import { useRequestCertificate } from './certificates.api';
import { requestForm } from './requestForm';

const { Field } = requestForm;

/** Dialog that requests a certificate. Agents request one on behalf of the customer. */
export function RequestCertificate({ policy, onClose }: { policy: Policy; onClose: () => void }) {
  const { t } = useTranslation('policies');
  return (
    <FormDialog
      form={requestForm}
      title={t('certificates.request')}
      description={t('certificates.requestText', { number: policy.policyNumber })}
      submitLabel={t('certificates.send')}
      save={useRequestCertificate(policy.id)}
      draftName={`certificate ${policy.id}`}
      onClose={onClose}
    >
      <RequestFields />
    </FormDialog>
  );
}

function RequestFields() {
  const { trigger, formState } = requestForm.useContext();
  const { isSubmitted } = formState;
  // each field can correct the error that all three are empty
  const checkHolder = () => (isSubmitted ? void trigger('holderName') : undefined);
  return (
    <>
      <Field name="holderName" as={TextField} autoComplete="organization" />
      <Field name="holderAddress" as={TextField} autoComplete="street-address" onValueChange={checkHolder} />
      <Field
        name="description"
        as={TextArea}
        counter={policyLimits.certificateDescription}
        rows={3}
        onValueChange={checkHolder}
      />
    </>
  );
}
