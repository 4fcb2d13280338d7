import { mayChangePolicyDocs } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Button, Icon } from '@fairlead/ui';
import { Upload } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { DocsPage } from './DocsPage';
import { PolicyInvoices } from './PolicyInvoices';
import { UploadPolicyDoc } from './UploadPolicyDoc';

/**
 * Policy documents: of the agent, of the customer, or of the policy in the `policyId` parameter. With a policy id in the path,
 * the page shows the invoices and the bills of that policy.
 */
export default function PolicyDocsScreen() {
  const { t } = useTranslation('policies');
  const { id } = useParams();
  const [search] = useSearchParams();
  const { me, viewer } = useAuth();
  const [uploading, setUploading] = useState(false);
  if (!viewer) return null;
  const licensed = mayChangePolicyDocs(viewer);
  if (id !== undefined) return <PolicyInvoices key={id} policyId={id} deletable={licensed} />;
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
