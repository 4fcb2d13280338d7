import type { Schemas } from '@fairlead/api-client/client';
import { mayChangePolicyDocs } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Button } from '@fairlead/ui';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { DocsPage } from './DocsPage';
import { UploadPolicyDoc } from './UploadPolicyDoc';

const BILL: Schemas['PolicyDocType'] = 'BILL';

/**
 * Documents of policies as cards: the agent's own, a customer's, or those of the policy that the address asks for; with the
 * id of a policy in its path, the bills of that policy. Specification, document 2, section 2; RESOLUTIONS G-84.
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
    const of = { policyId: id, docType: BILL };
    return <DocsPage key={id} title={t('docs.invoices')} of={of} emptyText={t('docs.noBills')} deletable={licensed} />;
  }
  const policyId = search.get('policyId') ?? undefined;
  const own = policyId === undefined && viewer.role === 'AGENT' ? me?.user.id : undefined;
  return (
    <>
      <DocsPage
        key={policyId}
        title={t('docs.title')}
        of={{ policyId, userId: own }}
        emptyText={t('docs.noneText')}
        deletable={licensed}
        action={
          licensed ? (
            <Button variant="solid" tone="accent" leadingIcon={<Upload size={16} />} onClick={() => setUploading(true)}>
              {t('docs.upload')}
            </Button>
          ) : null
        }
      />
      {uploading ? <UploadPolicyDoc policyId={policyId} onClose={() => setUploading(false)} /> : null}
    </>
  );
}
