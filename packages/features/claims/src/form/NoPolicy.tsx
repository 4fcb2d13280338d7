import { RouterLink, urls, useCanOpen } from '@fairlead/kit';
import { Button, DocumentArt, EmptyState, Inline } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';

interface NoPolicyProps {
  contactId: string;
  /** Offers the policies of all customers. */
  onOther: () => void;
}

/** Replaces the choice of the policy if the contact has none. */
export function NoPolicy({ contactId, onOther }: NoPolicyProps) {
  const { t } = useTranslation('claims');
  const canOpen = useCanOpen();
  return (
    <EmptyState
      illustration={<DocumentArt />}
      title={t('report.noPolicy')}
      level={3}
      description={t('report.noPolicyText')}
      action={
        <Inline gap={8} justify="center" wrap>
          <Button onClick={onOther}>{t('report.otherCustomer')}</Button>
          {canOpen(urls.policies.create) ? (
            <Button asChild variant="solid" tone="accent">
              <RouterLink to={`${urls.policies.create}?contactId=${contactId}`}>{t('report.createPolicy')}</RouterLink>
            </Button>
          ) : null}
        </Inline>
      }
    />
  );
}
