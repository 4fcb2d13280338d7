import { uploadFile } from '@fairlead/api-client/upload';
import { showFailure, useFieldText } from '@fairlead/kit';
import { customerDocTypes, MAX_UPLOAD_BYTES, policyUploadTypes, SHORT_NOTE_MAX_LENGTH } from '@fairlead/rules';
import { Alert, Button, Dialog, documentAndImageTypes, FileUpload, Select, Stack, TextArea, toast } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useMemo } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type DocBody, type DocValues, docSchema, emptyDoc, storedId } from './docForm';
import { useSubmitDocument } from './opportunities.api';

interface DocDialogProps {
  /** Policy that the document belongs to. */
  policyId?: string;
  onClose: () => void;
}

/** Dialog in which a customer uploads a document for review. */
export function DocDialog({ policyId, onClose }: DocDialogProps) {
  const { t } = useTranslation(['opportunities', 'kit']);
  const fieldText = useFieldText();
  const submitDocument = useSubmitDocument();
  const id = useId();
  const schema = useMemo(() => docSchema({ type: t('doc.typeMissing'), file: t('doc.fileMissing') }), [t]);
  const form = useForm<DocValues, unknown, DocBody>({ resolver: zodResolver(schema), defaultValues: emptyDoc });
  const { control, formState, register } = form;
  const { errors, isSubmitting } = formState;
  const [type, files] = useWatch({ control, name: ['type', 'docId'] });
  const complete = type !== '' && storedId(files) !== undefined;

  const submit = form.handleSubmit(async (body) => {
    const result = await submitDocument({ ...body, ...(policyId !== undefined && { policyId }) });
    if (!result.ok) return showFailure(form, result.failure);
    toast.success(result.message);
    onClose();
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => (open || isSubmitting ? undefined : onClose())}
      title={t('doc.upload')}
      description={t('doc.text')}
      footer={
        <>
          <Button onClick={onClose} disabled={isSubmitting}>
            {t('kit:form.cancel')}
          </Button>
          <Button type="submit" form={id} variant="solid" tone="accent" loading={isSubmitting} disabled={!complete}>
            {t('doc.add')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate aria-label={t('doc.upload')} onSubmit={(event) => void submit(event)}>
        <Stack gap={20}>
          {errors.root?.server ? <Alert tone="danger" title={errors.root.server.message} /> : null}
          <Controller
            control={control}
            name="type"
            render={({ field }) => (
              <Select
                label={t('doc.type')}
                options={(policyId === undefined ? customerDocTypes : policyUploadTypes).map((value) => ({
                  value,
                  label: t(`customerDocType.${value}`),
                }))}
                value={field.value}
                onValueChange={field.onChange}
                onBlur={field.onBlur}
                ref={field.ref}
                error={errors.type?.message}
                required
              />
            )}
          />
          <Controller
            control={control}
            name="docId"
            render={({ field }) => (
              <FileUpload
                label={t('doc.file')}
                value={field.value}
                onValueChange={field.onChange}
                ref={field.ref}
                upload={(file, context) =>
                  uploadFile(file, { fileType: 'DOCUMENT', fileUploadType: 'OPPORTUNITY', ...context })
                }
                accept={documentAndImageTypes}
                maxBytes={MAX_UPLOAD_BYTES}
                faultTexts={{ tooLarge: t('tooLarge') }}
                error={errors.docId?.message}
                required
              />
            )}
          />
          <TextArea
            {...register('shortNote')}
            label={t('note')}
            error={fieldText(t('note'), errors.shortNote)}
            counter={SHORT_NOTE_MAX_LENGTH}
            rows={3}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
