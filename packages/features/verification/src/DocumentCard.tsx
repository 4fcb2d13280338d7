import { formatDay, formatInstant } from '@fairlead/kit';
import {
  Alert,
  Button,
  Card,
  Chip,
  type DescriptionItem,
  DescriptionList,
  DocCard,
  formatBytes,
  Icon,
  Stack,
  Text,
  useLocale,
} from '@fairlead/ui';
import { Replace, Upload } from 'lucide';
import { useTranslation } from 'react-i18next';
import { DocStatusChip } from './DocStatusChip';
import * as styles from './DocumentCard.css';
import type { RequestedDoc } from './verification.api';

interface DocumentCardProps {
  doc: RequestedDoc;
  onOpen: () => void;
  onUpload: () => void;
}

/** Requested document with its status, its upload and the next action. */
export function DocumentCard({ doc, onOpen, onUpload }: DocumentCardProps) {
  const { t } = useTranslation('verification');
  const { upload } = doc;
  const urgent = doc.required && (doc.status === 'MISSING' || doc.status === 'EXPIRED' || doc.status === 'REJECTED');
  return (
    <Card
      title={doc.name}
      actions={<DocStatusChip status={doc.status} />}
      footer={
        <div className={styles.foot}>
          <Chip tone={doc.required ? 'accent' : 'neutral'} dot={false}>
            {doc.required ? t('required') : t('optional')}
          </Chip>
          <Button
            size="small"
            {...(urgent && { variant: 'solid', tone: 'accent' })}
            leadingIcon={upload ? <Icon of={Replace} size={14} /> : <Icon of={Upload} size={14} />}
            aria-label={t(upload ? 'upload.replaceTitle' : 'upload.title', { name: doc.name })}
            onClick={onUpload}
          >
            {t(upload ? 'upload.replace' : 'upload.send')}
          </Button>
        </div>
      }
    >
      {upload ? (
        <Uploaded upload={upload} onOpen={onOpen} />
      ) : (
        <Text tone="muted">{doc.hasExpirationDate ? t('missingWithDate') : t('missing')}</Text>
      )}
    </Card>
  );
}

function Uploaded({ upload, onOpen }: { upload: NonNullable<RequestedDoc['upload']>; onOpen: () => void }) {
  const { t } = useTranslation('verification');
  const locale = useLocale();
  const { file, status, expirationDate, note, feedback } = upload;
  const facts: DescriptionItem[] = [
    ...(expirationDate === null
      ? []
      : [{ term: t(status === 'EXPIRED' ? 'expiredOn' : 'expires'), description: formatDay(expirationDate) }]),
    ...(note ? [{ term: t('note'), description: note }] : []),
  ];
  return (
    <Stack gap={12}>
      {status === 'REJECTED' ? (
        <Alert tone="danger" title={t('rejectedBecause')}>
          {feedback}
        </Alert>
      ) : null}
      <DocCard
        name={file.name}
        type={file.contentType}
        meta={`${formatBytes(file.size, locale)}, ${t('uploadedOn', { date: formatInstant(upload.creationDate) })}`}
        opener={<button type="button" onClick={onOpen} />}
      />
      {facts.length > 0 ? <DescriptionList items={facts} layout="rows" columns={1} /> : null}
    </Stack>
  );
}
