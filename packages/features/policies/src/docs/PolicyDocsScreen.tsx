import type { Schemas } from '@fairlead/api-client/client';
import { mayChangePolicyDocs } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Button, Icon } from '@fairlead/ui';
import { Upload } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { DocsPage } from './DocsPage';
import { UploadPolicyDoc } from './UploadPolicyDoc';

const BILL: Schemas['PolicyDocType'] = 'BILL';

/**
 * Policy documents: of the agent, of the customer, or of the policy in the `policyId` parameter. With a policy id in the path,
 * the page shows the bills of that policy.
 */
export default function PolicyDocsScreen() {
  const { t } = useTranslation('policies');
  const { id } = useParams();
  const [search] = useSearchParams();
  const { me, viewer } = useAuth();
  const [uploading, setUploading] = useState(false);
  if (!viewer) return null;
  const licensed = mayChangePolicyDocs(viewer);
  if (id !== undefined) {
    const filter = { policyId: id, docType: BILL };
    return (
      <DocsPage
        key={id}
        title={t('docs.invoices')}
        filter={filter}
        emptyText={t('docs.noBills')}
        deletable={licensed}
      />
    );
  }
  const policyId = search.get('policyId') ?? undefined;
  const ownUserId = policyId === undefined && viewer.role === 'AGENT' ? me?.user.id : undefined;
  return (
    <>
      <DocsPage
        key={policyId}
        title={t('docs.title')}
        filter={{ policyId, userId: ownUserId }}
        emptyText={t('docs.noneText')}
        deletable={licensed}
        action={
          licensed ? (
            <Button
              writes
              variant="solid"
              tone="accent"
              leadingIcon={<Icon of={Upload} size={16} />}
              onClick={() => setUploading(true)}
            >
              {t('docs.upload')}
            </Button>
          ) : null
        }
      />
      {uploading ? <UploadPolicyDoc policyId={policyId} onClose={() => setUploading(false)} /> : null}
    </>
  );
}
