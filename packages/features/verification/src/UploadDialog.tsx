import { uploadFile } from '@fairlead/api-client/upload';
import { formatDay, showFailure, useFieldText } from '@fairlead/kit';
import { dayOf, MAX_UPLOAD_BYTES, SHORT_NOTE_MAX_LENGTH } from '@fairlead/rules';
import {
  Alert,
  Button,
  DateField,
  Dialog,
  documentAndImageTypes,
  FileUpload,
  Stack,
  TextArea,
  toast,
} from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useMemo } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { emptyUpload, type UploadBody, type UploadValues, uploadSchema } from './uploadForm';
import { type RequestedDoc, useSubmitDocument } from './verification.api';

/** Earliest possible expiration date. The server uses the day in UTC. */
const today = () => formatDay(dayOf(Date.now() / 1000));

interface UploadDialogProps {
  /** Current document. A new upload replaces the existing one. */
  doc: RequestedDoc;
  onClose: () => void;
}

/** Dialog that submits a document. The file is stored as soon as it is chosen. */
export function UploadDialog({ doc, onClose }: UploadDialogProps) {
  const { t } = useTranslation(['verification', 'kit']);
  const fieldText = useFieldText();
  const submitDocument = useSubmitDocument();
  const id = useId();
  const schema = useMemo(() => uploadSchema(doc.hasExpirationDate), [doc.hasExpirationDate]);
  const form = useForm<UploadValues, unknown, UploadBody>({
    resolver: zodResolver(schema),
    defaultValues: emptyUpload,
  });
  const { register, control, formState } = form;
  const { errors, isSubmitting } = formState;
  const sending = useWatch({ control, name: 'fileId' }).some(({ status }) => status === 'uploading');

  const submit = form.handleSubmit(async (body) => {
    const replacesId = doc.upload?.id ?? null;
    const result = await submitDocument({ ...body, verificationDocId: doc.id, replacesId });
    if (!result.ok) return showFailure(form, result.failure);
    toast.success(result.message);
    onClose();
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => (open || isSubmitting ? undefined : onClose())}
      title={t(doc.upload ? 'upload.replaceTitle' : 'upload.title', { name: doc.name })}
      description={t(doc.status === 'APPROVED' ? 'upload.approvedText' : 'upload.text')}
      footer={
        <>
          <Button onClick={onClose} disabled={isSubmitting}>
            {t('kit:form.cancel')}
          </Button>
          <Button type="submit" form={id} variant="solid" tone="accent" loading={isSubmitting} disabled={sending}>
            {t(doc.upload ? 'upload.replace' : 'upload.send')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate aria-label={doc.name} onSubmit={(event) => void submit(event)}>
        <Stack gap={20}>
          {errors.root?.server ? <Alert tone="danger" title={errors.root.server.message} /> : null}
          <Controller
            control={control}
            name="fileId"
            render={({ field }) => (
              <FileUpload
                label={t('file')}
                value={field.value}
                onValueChange={field.onChange}
                ref={field.ref}
                upload={(file, context) =>
                  uploadFile(file, { fileType: 'DOCUMENT', fileUploadType: 'VERIFICATION_DOC', ...context })
                }
                accept={documentAndImageTypes}
                maxBytes={MAX_UPLOAD_BYTES}
                description={t('upload.limits')}
                faultTexts={{ tooLarge: t('upload.tooLarge') }}
                error={fieldText(t('file'), errors.fileId)}
                required
              />
            )}
          />
          {doc.hasExpirationDate ? (
            <DateField
              {...register('expirationDate')}
              label={t('expirationDate')}
              min={today()}
              max={undefined}
              error={fieldText(t('expirationDate'), errors.expirationDate)}
              required
            />
          ) : null}
          <TextArea
            {...register('shortNote')}
            label={t('note')}
            hint={t('upload.noteHint')}
            error={fieldText(t('note'), errors.shortNote)}
            counter={SHORT_NOTE_MAX_LENGTH}
            rows={3}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
