import { type StoredFile, uploadFile } from '@fairlead/api-client/upload';
import { LazyConfirmDialog, UnsavedChangesGuard, useAction } from '@fairlead/kit';
import { awaitsDocumentAnswer, documentRequestLimits, MAX_UPLOAD_BYTES } from '@fairlead/rules';
import { Button, type FileItem, FileUpload, Icon, Stack, TextArea } from '@fairlead/ui';
import { Send } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DocumentRequest, useDecline, useUpload } from './documents.api';

const accept = ['.pdf', '.jpg', '.jpeg', '.png'];

interface UploadPagesProps {
  request: DocumentRequest;
  /** The pages replace the uploaded ones. Called after sending, and when the customer keeps the old pages. */
  onReplaced?: () => void;
}

/** Pages of a requested document: camera, file dialog and progress. Or the answer that the customer does not have it. */
export function UploadPages({ request, onReplaced }: UploadPagesProps) {
  const { t } = useTranslation('services');
  const [pages, setPages] = useState<readonly FileItem<StoredFile>[]>([]);
  const [note, setNote] = useState('');
  const [declining, setDeclining] = useState(false);
  const send = useAction(useUpload(request.id, onReplaced !== undefined), {
    onDone: () => {
      setPages([]);
      setNote('');
      onReplaced?.();
    },
  });
  const decline = useAction(useDecline(request.id), {
    onDone: () => setNote(''),
    onSettled: () => setDeclining(false),
  });
  const sendable = pages.flatMap(({ status, result }) => (status === 'uploaded' && result ? [result.id] : []));
  const isReady = pages.length > 0 && sendable.length === pages.length && pages.length <= documentRequestLimits.files;
  const agent = request.requestedBy.name;
  return (
    <Stack gap={16}>
      <UnsavedChangesGuard when={(pages.length > 0 || note.trim() !== '') && !send.pending && !decline.pending} />
      <FileUpload<StoredFile>
        label={t('documents.pages')}
        value={pages}
        onValueChange={setPages}
        upload={(file, context) => uploadFile(file, { fileType: 'DOCUMENT', fileUploadType: 'ATTACHMENT', ...context })}
        accept={accept}
        description={t('documents.limits')}
        maxBytes={MAX_UPLOAD_BYTES}
        multiple
        camera
        disabled={send.pending}
      />
      <TextArea
        label={t('documents.noteTo', { name: agent })}
        value={note}
        onValueChange={setNote}
        maxLength={documentRequestLimits.note}
        rows={3}
        optional
      />
      <Button
        writes
        variant="solid"
        tone="accent"
        size="large"
        leadingIcon={<Icon of={Send} size={16} />}
        disabled={!isReady}
        loading={send.pending}
        onClick={() => void send.run(sendable, note)}
      >
        {pages.length === 0
          ? t(onReplaced ? 'documents.replaceNone' : 'documents.sendNone')
          : t(onReplaced ? 'documents.replaceWith' : 'documents.send', { count: pages.length })}
      </Button>
      {onReplaced ? (
        <Button variant="ghost" onClick={onReplaced} disabled={send.pending}>
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
        onConfirm={() => void decline.run(note)}
      />
    </Stack>
  );
}
