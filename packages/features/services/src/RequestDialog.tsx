import { FormDialog } from '@fairlead/kit';
import { fullName, serviceLimits } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
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
  const { viewer } = useAuth();
  const sendRequest = useSendRequest();
  const form = requestForms[type];
  const { Field } = form;
  const name = t(`serviceType.${type}`);
  const number = policy.policyNumber;
  const description =
    viewer?.role === 'AGENT'
      ? t('onBehalf', { name: fullName(policy.contactDetails), number })
      : t(`text.${type}`, { number });
  return (
    <FormDialog
      form={form}
      draftName={`${type} ${policy.id}`}
      title={name}
      description={description}
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
