import { FormDialog } from '@fairlead/kit';
import { mayMoveService, needsServiceAnswer, serviceLimits, serviceRequestStatuses } from '@fairlead/rules';
import { Select, TextArea } from '@fairlead/ui';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { answerForm } from './requestForm';
import { currentRequest, type ServiceRequest, useUpdateRequest } from './services.api';

const { Field } = answerForm;

/** Dialog in which an agent starts or answers a service request. Saving fails if another agent has changed the request. */
export function AnswerDialog({ request, onClose }: { request: ServiceRequest; onClose: () => void }) {
  const { t } = useTranslation('services');
  const save = useUpdateRequest();
  const { id, policyServiceType, serviceRequestStatus } = request;
  return (
    <FormDialog
      form={answerForm}
      record={request}
      draftName={`answer ${id}`}
      title={t('answer')}
      description={t('answerText', { service: t(`serviceType.${policyServiceType}`) })}
      submitLabel={t('save')}
      save={(body, stored = request) => save({ serviceRequestId: id, version: stored.version, ...body })}
      currentIn={currentRequest}
      onClose={onClose}
    >
      <AnswerFields from={serviceRequestStatus} />
    </FormDialog>
  );
}

function AnswerFields({ from }: { from: ServiceRequest['serviceRequestStatus'] }) {
  const { t } = useTranslation('services');
  const { control, formState, trigger } = answerForm.useContext();
  const status = useWatch({ control, name: 'serviceRequestStatus' });
  const { isSubmitted } = formState;
  return (
    <>
      <Field
        name="serviceRequestStatus"
        as={Select}
        options={serviceRequestStatuses
          .filter((to) => mayMoveService(from, to))
          .map((value) => ({ value, label: t(`serviceRequestStatus.${value}`) }))}
        // the status decides whether the answer is required
        onValueChange={() => (isSubmitted ? void trigger('answer') : undefined)}
      />
      <Field
        name="answer"
        as={TextArea}
        required={needsServiceAnswer(status)}
        counter={serviceLimits.answer}
        rows={5}
      />
    </>
  );
}
