import { DocViewer, formatInstant, UploadDocDialog } from '@fairlead/kit';
import { certificateTones, mayAnswerCertificate } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import {
  Button,
  Card,
  type CardProps,
  Chip,
  DescriptionList,
  DocCard,
  formatBytes,
  Icon,
  Inline,
  Stack,
  useLocale,
} from '@fairlead/ui';
import { Upload } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Policy } from '../policies.api';
import { type Certificate, useSendCertificate } from './certificates.api';

interface CertificateCardProps {
  policy: Policy;
  certificate: Certificate;
  /** Heading level of the card. */
  level?: CardProps['level'];
}

/** Requested certificate and its document. Agents who may answer the request upload the document. */
export function CertificateCard({ policy, certificate, level }: CertificateCardProps) {
  const { t } = useTranslation('policies');
  const { me, viewer } = useAuth();
  const locale = useLocale();
  const [previewOpen, setPreviewOpen] = useState(false);
  const [uploading, setUploading] = useState(false);
  const { holderName, holderAddress, description, certificateStatus, creationDate, sentDate, dbFile } = certificate;
  const title = holderName === '' ? t('certificates.anybody') : t('certificates.for', { name: holderName });
  const facts = [
    { term: t('certificates.address'), description: holderAddress },
    { term: t('certificates.description'), description },
    { term: t('certificates.requested'), description: formatInstant(creationDate) },
    { term: t('certificates.sent'), description: sentDate === null ? '' : formatInstant(sentDate) },
  ].filter(({ description: text }) => text !== '');
  return (
    <Card
      title={title}
      level={level}
      actions={
        <Chip tone={certificateTones[certificateStatus]} status={certificateStatus}>
          {t(`certificateStatus.${certificateStatus}`)}
        </Chip>
      }
    >
      <Stack gap={16}>
        <DescriptionList columns={1} items={facts} />
        {dbFile ? (
          <DocCard
            name={dbFile.fileName}
            type={dbFile.mimeType}
            meta={formatBytes(dbFile.size, locale)}
            opener={<button type="button" onClick={() => setPreviewOpen(true)} />}
          />
        ) : null}
        {viewer && mayAnswerCertificate(viewer, me?.user.id ?? '', policy, certificate) ? (
          <Inline>
            <Button leadingIcon={<Icon of={Upload} size={16} />} onClick={() => setUploading(true)}>
              {t('certificates.upload')}
            </Button>
          </Inline>
        ) : null}
      </Stack>
      {previewOpen && dbFile ? <DocViewer doc={{ dbFile }} onClose={() => setPreviewOpen(false)} /> : null}
      {uploading ? <UploadDialog certificate={certificate} onClose={() => setUploading(false)} /> : null}
    </Card>
  );
}

function UploadDialog({ certificate, onClose }: { certificate: Certificate; onClose: () => void }) {
  const { t } = useTranslation('policies');
  return (
    <UploadDocDialog
      recordId={certificate.id}
      description={t('certificates.uploadText')}
      fileUploadType="CERTIFICATE"
      onAdd={useSendCertificate(certificate.id)}
      onClose={onClose}
    />
  );
}
