import { showFailure, urls, useFieldText } from '@fairlead/kit';
import { SHORT_NOTE_MAX_LENGTH } from '@fairlead/rules';
import { Alert, Button, Dialog, Stack, TextArea, toast } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type Product, useRequestQuote } from './products.api';
import { emptyRequest, type RequestBody, requestSchema } from './requestForm';

interface RequestDialogProps {
  product: Product;
  onClose: () => void;
}

/** Dialog in which a customer requests a quote from their agent. */
export function RequestDialog({ product, onClose }: RequestDialogProps) {
  const { t } = useTranslation(['products', 'kit']);
  const fieldText = useFieldText();
  const request = useRequestQuote();
  const navigate = useNavigate();
  const id = useId();
  const form = useForm<RequestBody, unknown, RequestBody>({
    resolver: zodResolver(requestSchema),
    defaultValues: emptyRequest,
  });
  const { errors, isSubmitting } = form.formState;
  const title = t('request.title', { insurance: product.insuranceType.name });
  const serverError = errors.root?.server?.message;

  const submit = form.handleSubmit(async (body) => {
    const result = await request(product, body);
    if (!result.ok) {
      // the form has no field for the insurance type, so its error appears above the form
      const { errors: fieldErrors, message } = result.failure;
      return showFailure(form, { ...result.failure, message: fieldErrors[0]?.message ?? message });
    }
    const action = { label: t('request.seeAll'), onSelect: () => void navigate(urls.opportunities.list) };
    toast({ tone: 'success', title: result.message, action });
    onClose();
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => (open || isSubmitting ? undefined : onClose())}
      title={title}
      description={t('request.text')}
      footer={
        <>
          <Button onClick={onClose} disabled={isSubmitting}>
            {t('kit:form.cancel')}
          </Button>
          <Button type="submit" form={id} variant="solid" tone="accent" loading={isSubmitting}>
            {t('request.send')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate aria-label={title} onSubmit={(event) => void submit(event)}>
        <Stack gap={20}>
          {serverError ? <Alert tone="danger" title={serverError} /> : null}
          <TextArea
            {...form.register('shortNote')}
            label={t('request.note')}
            hint={t('request.hint')}
            error={fieldText(t('request.note'), errors.shortNote)}
            counter={SHORT_NOTE_MAX_LENGTH}
            rows={4}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
