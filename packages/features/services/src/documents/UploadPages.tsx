import { type StoredFile, uploadFile } from '@fairlead/api-client/upload';
import { LazyConfirmDialog, UnsavedChangesGuard, useAction, useRecordForm } from '@fairlead/kit';
import { awaitsDocumentAnswer, documentRequestLimits, MAX_UPLOAD_BYTES } from '@fairlead/rules';
import { Button, FileUpload, Icon, Stack, TextArea } from '@fairlead/ui';
import { Send } from 'lucide';
import { useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type DocumentRequest, useDecline, useUpload } from './documents.api';
import { pagesForm } from './pagesForm';

const { Field } = pagesForm;
const accept = ['.pdf', '.jpg', '.jpeg', '.png'];

interface UploadPagesProps {
  request: DocumentRequest;
  /** The pages replace the uploaded ones. Called after sending, and when the customer keeps the old pages. */
  onReplaced?: () => void;
}

/** Pages of a requested document: camera, file dialog and progress. Or the answer that the customer does not have it. */
export function UploadPages({ request, onReplaced }: UploadPagesProps) {
  const { t } = useTranslation('services');
  const [declining, setDeclining] = useState(false);
  const send = useUpload(request.id, onReplaced !== undefined);
  const form = useRecordForm(pagesForm, {
    save: async (body) => {
      const result = await send(body);
      if (result.ok) {
        methods.reset();
        onReplaced?.();
      }
      return result;
    },
    redirectTo: () => null,
  });
  const { methods } = form;
  const { isDirty, isSubmitting } = methods.formState;
  const decline = useAction(useDecline(request.id), {
    onDone: () => methods.resetField('answerNote'),
    onSettled: () => setDeclining(false),
  });
  const pages = useWatch({ control: methods.control, name: 'fileIds' });
  const isReady =
    pages.length > 0 &&
    pages.length <= documentRequestLimits.files &&
    pages.every(({ status }) => status === 'uploaded');
  const agent = request.requestedBy.name;
  return (
    <Stack gap={16}>
      <UnsavedChangesGuard when={isDirty && !isSubmitting && !decline.pending} />
      <FormProvider {...methods}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isSubmitting) form.submit();
          }}
        >
          <Stack gap={16}>
            {form.notice}
            <Field
              name="fileIds"
              as={FileUpload<StoredFile>}
              upload={(file, context) =>
                uploadFile(file, { fileType: 'DOCUMENT', fileUploadType: 'ATTACHMENT', ...context })
              }
              accept={accept}
              description={t('documents.limits')}
              maxBytes={MAX_UPLOAD_BYTES}
              multiple
              camera
              disabled={isSubmitting}
            />
            <Field
              name="answerNote"
              as={TextArea}
              label={t('documents.noteTo', { name: agent })}
              maxLength={documentRequestLimits.note}
              rows={3}
              optional
            />
            <Button
              writes
              type="submit"
              variant="solid"
              tone="accent"
              size="large"
              leadingIcon={<Icon of={Send} size={16} />}
              disabled={!isReady}
              loading={isSubmitting}
            >
              {pages.length === 0
                ? t(onReplaced ? 'documents.replaceNone' : 'documents.sendNone')
                : t(onReplaced ? 'documents.replaceWith' : 'documents.send', { count: pages.length })}
            </Button>
          </Stack>
        </form>
      </FormProvider>
      {onReplaced ? (
        <Button variant="ghost" onClick={onReplaced} disabled={isSubmitting}>
          {t('documents.keep')}
        </Button>
      ) : null}
      {awaitsDocumentAnswer(request) ? (
        <Button writes variant="ghost" tone="accent" onClick={() => setDeclining(true)}>
          {t('documents.decline')}
        </Button>
      ) : null}
      <LazyConfirmDialog
        open={declining}
        onOpenChange={setDeclining}
        tone="accent"
        title={t('documents.declineTitle')}
        description={t('documents.declineText', { name: agent })}
        confirmLabel={t('documents.declineConfirm')}
        loading={decline.pending}
        onConfirm={() => void decline.run(methods.getValues('answerNote'))}
      />
    </Stack>
  );
}
