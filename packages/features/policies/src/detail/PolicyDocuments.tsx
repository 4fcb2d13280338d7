import { RouterLink, urls, useCanOpen } from '@fairlead/kit';
import { Button, Card, Icon } from '@fairlead/ui';
import { FolderOpen } from 'lucide';
import { useTranslation } from 'react-i18next';
import { DocumentRows } from '../DocumentRows';
import type { Policy } from '../policies.api';

/** Documents of the policy. Agents upload and delete them on the documents page. */
export function PolicyDocuments({ policy: { id, documents } }: { policy: Policy }) {
  const { t } = useTranslation('policies');
  const canOpen = useCanOpen();
  return (
    <Card
      title={t('documents')}
      padding={documents.length > 0 ? 'none' : 'default'}
      actions={
        canOpen(urls.policies.docs) ? (
          <Button asChild variant="ghost" size="small" leadingIcon={<Icon of={FolderOpen} />}>
            <RouterLink to={`${urls.policies.docs}?${new URLSearchParams({ policyId: id })}`}>
              {t('documents.manage')}
            </RouterLink>
          </Button>
        ) : null
      }
    >
      <DocumentRows documents={documents} />
    </Card>
  );
}
