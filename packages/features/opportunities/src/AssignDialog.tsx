import { showFailure, useFieldText } from '@fairlead/kit';
import { AgentPicker } from '@fairlead/pickers';
import { Alert, Button, Dialog, Stack, toast } from '@fairlead/ui';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Opportunity, useAssignAgent } from './opportunities.api';

interface AssignDialogProps {
  opportunity: Opportunity;
  onClose: () => void;
}

/** Dialog that assigns an opportunity to an agent of the agency. */
export function AssignDialog({ opportunity, onClose }: AssignDialogProps) {
  const { t } = useTranslation(['opportunities', 'kit']);
  const fieldText = useFieldText();
  const assign = useAssignAgent();
  const id = useId();
  const { assignedAgent, serial } = opportunity;
  const form = useForm({ defaultValues: { agentId: assignedAgent?.id ?? '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ agentId }) => {
    const result = await assign(opportunity.id, agentId);
    if (!result.ok) return showFailure(form, result.failure);
    toast.success(result.message);
    onClose();
  });
  const title = t(assignedAgent ? 'agent.change' : 'agent.assign');
  return (
    <Dialog
      open
      onOpenChange={(open) => (open || isSubmitting ? undefined : onClose())}
      title={title}
      description={`${serial} · ${opportunity.contact.firstName} ${opportunity.contact.lastName}`}
      footer={
        <>
          <Button onClick={onClose} disabled={isSubmitting}>
            {t('kit:form.cancel')}
          </Button>
          <Button type="submit" form={id} variant="solid" tone="accent" loading={isSubmitting}>
            {t('agent.save')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        aria-label={title}
        onSubmit={(event) => {
          // React events of a dialog also reach the form of the page around it
          event.stopPropagation();
          void submit(event);
        }}
      >
        <Stack gap={20}>
          {errors.root?.server ? <Alert tone="danger" title={errors.root.server.message} /> : null}
          <Controller
            control={form.control}
            name="agentId"
            rules={{ required: 'field.required' }}
            render={({ field: { onChange, ...field } }) => (
              <AgentPicker
                {...field}
                label={t('agent.label')}
                stored={assignedAgent}
                onValueChange={onChange}
                error={fieldText(t('agent.label'), errors.agentId)}
                required
              />
            )}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
