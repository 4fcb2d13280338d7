import { showFailure, useFieldText } from '@fairlead/kit';
import { serviceLimits } from '@fairlead/rules';
import { Alert, Button, Dialog, Stack, TextArea, TextField, toast } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  type DialogType,
  emptyRequest,
  fieldsOf,
  isRequired,
  type RequestField,
  requestSchema,
  toRequestBody,
} from './requestForm';
import { type Policy, useSendRequest } from './services.api';

interface RequestDialogProps {
  type: DialogType;
  policy: Policy;
  onClose: () => void;
}

/** Dialog that sends a service request about a policy to the agency. */
export function RequestDialog({ type, policy, onClose }: RequestDialogProps) {
  const { t } = useTranslation(['services', 'kit']);
  const fieldText = useFieldText();
  const sendRequest = useSendRequest();
  const id = useId();
  const resolver = useMemo(() => zodResolver(requestSchema(type, 'incomplete')), [type]);
  const form = useForm({ resolver, defaultValues: emptyRequest });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const name = t(`serviceType.${type}`);

  const submit = form.handleSubmit(async (values) => {
    const result = await sendRequest(toRequestBody(policy.id, type, values, values.title.trim() || name));
    if (!result.ok) return showFailure(form, result.failure);
    toast.success(result.message);
    onClose();
  });
  const ownMessage = (message: string | undefined) =>
    message === 'incomplete' || message === 'phone' ? t(`error.${message}`) : undefined;
  const errorOf = (field: RequestField) =>
    ownMessage(errors[field]?.message) ?? fieldText(t(`field.${field}`), errors[field]);

  return (
    <Dialog
      open
      onOpenChange={(open) => (open || isSubmitting ? undefined : onClose())}
      title={name}
      description={t(`text.${type}`, { number: policy.policyNumber })}
      footer={
        <>
          <Button onClick={onClose} disabled={isSubmitting}>
            {t('kit:form.cancel')}
          </Button>
          <Button type="submit" form={id} variant="solid" tone="accent" loading={isSubmitting}>
            {t('send')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        aria-label={name}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (!isSubmitting) void submit();
        }}
      >
        <Stack gap={20}>
          {errors.root?.server ? <Alert tone="danger" title={errors.root.server.message} /> : null}
          {fieldsOf[type].map((field) =>
            field === 'description' ? (
              <TextArea
                key={field}
                {...register(field)}
                label={t('field.description')}
                required={isRequired(type, field)}
                error={errorOf(field)}
                counter={serviceLimits.description}
                rows={4}
              />
            ) : (
              <TextField
                key={field}
                {...register(field)}
                label={t(`field.${field}`)}
                type={field === 'phone' ? 'tel' : 'text'}
                hint={field === 'callbackTime' ? t('callbackHint') : undefined}
                required={isRequired(type, field)}
                error={errorOf(field)}
              />
            ),
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
