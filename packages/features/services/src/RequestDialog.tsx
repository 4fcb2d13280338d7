import { FormDialog } from '@fairlead/kit';
import { serviceLimits } from '@fairlead/rules';
import { PhoneField, TextArea, TextField } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { type DialogType, fieldsOf, requestForms, toRequestBody } from './requestForm';
import { type Policy, useSendRequest } from './services.api';

interface RequestDialogProps {
  type: DialogType;
  policy: Policy;
  onClose: () => void;
}

/** Dialog that sends a service request about a policy to the agency. */
export function RequestDialog({ type, policy, onClose }: RequestDialogProps) {
  const { t } = useTranslation('services');
  const sendRequest = useSendRequest();
  const form = requestForms[type];
  const { Field } = form;
  const name = t(`serviceType.${type}`);
  return (
    <FormDialog
      form={form}
      draftName={`${type} ${policy.id}`}
      title={name}
      description={t(`text.${type}`, { number: policy.policyNumber })}
      initial={{ phone: policy.contactDetails.phone }}
      submitLabel={t('send')}
      save={(values) => sendRequest(toRequestBody(policy.id, type, values, values.title.trim() || name))}
      onClose={onClose}
    >
      {fieldsOf[type].map((field) =>
        field === 'description' ? (
          <Field key={field} name={field} as={TextArea} counter={serviceLimits.description} rows={4} />
        ) : field === 'phone' ? (
          <Field key={field} name={field} as={PhoneField} />
        ) : (
          <Field key={field} name={field} as={TextField} />
        ),
      )}
    </FormDialog>
  );
}
