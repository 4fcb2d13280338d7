import { DocViewer, formatInstant, UploadDocDialog } from '@fairlead/kit';
import { mayAnswerCertificate } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Button, Card, Chip, DescriptionList, DocCard, formatBytes, Inline, Stack, useLocale } from '@fairlead/ui';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Certificate, useSendCertificate } from './certificates.api';

/** What was asked for, and what was sent; the agent answers what still waits. RESOLUTIONS G-90. */
export function CertificateCard({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('policies');
  const { viewer } = useAuth();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
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
      actions={
        <Chip tone={certificateStatus === 'SENT' ? 'success' : 'warning'} status={certificateStatus}>
          {t(`certificate.${certificateStatus}`)}
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
            opener={<button type="button" onClick={() => setOpen(true)} />}
          />
        ) : null}
        {viewer && mayAnswerCertificate(viewer, certificate) ? (
          <Inline>
            <Button leadingIcon={<Upload size={16} />} onClick={() => setUploading(true)}>
              {t('certificates.upload')}
            </Button>
          </Inline>
        ) : null}
      </Stack>
      {open && dbFile ? <DocViewer doc={{ dbFile }} onClose={() => setOpen(false)} /> : null}
      {uploading ? <Answer certificate={certificate} onClose={() => setUploading(false)} /> : null}
    </Card>
  );
}

function Answer({ certificate, onClose }: { certificate: Certificate; onClose: () => void }) {
  const { t } = useTranslation('policies');
  return (
    <UploadDocDialog
      description={t('certificates.uploadText')}
      fileUploadType="CERTIFICATE"
      onAdd={useSendCertificate(certificate.id)}
      onClose={onClose}
    />
  );
}
