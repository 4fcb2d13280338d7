import { fetchFile } from '@fairlead/api-client/upload';
import { Box, Button, Card, DocCard, DocumentArt, EmptyState, FilePreview, formatBytes, Icon } from '@fairlead/ui';
import { Upload } from 'lucide';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Opportunity } from '../opportunities.api';
import { useRights } from '../useRights';
import { DocumentDialog } from './DocumentDialog';
import * as styles from './drawer.css';

/** Document of an opportunity with a preview. Agents can upload or replace it. */
export function DocumentCard({ opportunity }: { opportunity: Opportunity }) {
  const { t, i18n } = useTranslation('opportunities');
  const { agent } = useRights();
  const canUpload = agent && !opportunity.contact.erased;
  const [uploading, setUploading] = useState(false);
  const document = opportunity.opportunityDocument;
  const fileUrl = document?.fileUrl ?? '';
  // fetched, because browsers do not report errors of a framed URL
  const source = useCallback((signal: AbortSignal) => fetchFile(fileUrl, signal), [fileUrl]);
  return (
    <Card
      title={t('document')}
      level={3}
      padding="none"
      actions={
        canUpload ? (
          <Button
            writes
            variant="ghost"
            size="small"
            leadingIcon={<Icon of={Upload} />}
            onClick={() => setUploading(true)}
          >
            {t(document ? 'document.replace' : 'document.upload')}
          </Button>
        ) : null
      }
    >
      {document ? (
        <>
          <DocCard
            variant="row"
            name={document.fileName}
            type={document.contentType}
            meta={formatBytes(document.size, i18n.language)}
          />
          <div className={styles.preview}>
            <FilePreview name={document.fileName} type={document.contentType} source={source} downloadHref={fileUrl} />
          </div>
        </>
      ) : (
        <Box padding={20}>
          <EmptyState
            illustration={<DocumentArt />}
            title={t('document.none')}
            level={4}
            description={t(canUpload ? 'document.noneText' : 'document.noneCustomer')}
          />
        </Box>
      )}
      {uploading ? <DocumentDialog opportunity={opportunity} onClose={() => setUploading(false)} /> : null}
    </Card>
  );
}
