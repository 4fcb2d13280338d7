import type { Schemas } from '@fairlead/api-client/client';
import { DocsSection, UploadDocDialog } from '@fairlead/kit';
import { pageSizes } from '@fairlead/rules';
import { documentAndImageTypes } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { type Claim, useAddDoc, useDeleteDoc } from '../claims.api';

interface ClaimDocsProps {
  claim: Claim;
  /** Role in which the user adds documents. */
  createdBy: Schemas['DocCreator'];
  acceptsDocs: boolean;
  uploading: boolean;
  onUploadingChange: (uploading: boolean) => void;
}

/** Photos and documents of a claim. Customers and agents add them while the claim is open; agents can delete them. */
export function ClaimDocs({ claim, createdBy, acceptsDocs, uploading, onUploadingChange }: ClaimDocsProps) {
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
        uploadClosed={acceptsDocs ? undefined : t('docs.closed')}
        onDelete={createdBy === 'AGENT' && acceptsDocs ? remove : undefined}
      />
      {uploading ? (
        <UploadDocDialog
          recordId={claim.id}
          description={t('docs.uploadText', { serial: claim.serial })}
          fileUploadType="CLAIM"
          accept={documentAndImageTypes}
          camera
          onAdd={add}
          onClose={() => onUploadingChange(false)}
        />
      ) : null}
    </>
  );
}
