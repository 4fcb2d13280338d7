import type { Schemas } from '@fairlead/api-client/client';
import { DocsSection, UploadDocDialog } from '@fairlead/kit';
import { pageSizes } from '@fairlead/rules';
import { useTranslation } from 'react-i18next';
import { type Claim, useAddDoc, useDeleteDoc } from '../claims.api';

interface ClaimDocsProps {
  claim: Claim;
  /** As what the viewer adds some. */
  createdBy: Schemas['DocCreator'];
  takesDocs: boolean;
  uploading: boolean;
  onUploadingChange: (uploading: boolean) => void;
}

/** Photos and papers: both sides add some while somebody works on the claim, and agents delete them. */
export function ClaimDocs({ claim, createdBy, takesDocs, uploading, onUploadingChange }: ClaimDocsProps) {
  const { t } = useTranslation('claims');
  const add = useAddDoc(claim.id, createdBy);
  const remove = useDeleteDoc();
  return (
    <>
      <DocsSection
        title={t('docs')}
        docs={claim.documents}
        pageSizes={pageSizes}
        onUpload={() => onUploadingChange(true)}
        uploadClosed={takesDocs ? undefined : t('docs.closed')}
        onDelete={createdBy === 'AGENT' ? remove : undefined}
      />
      {uploading ? (
        <UploadDocDialog
          description={t('docs.uploadText', { serial: claim.serial })}
          fileUploadType="CLAIM"
          onAdd={add}
          onClose={() => onUploadingChange(false)}
        />
      ) : null}
    </>
  );
}
