import { formatInstant, lazyDialog } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Button, Callout, Icon, Text } from '@fairlead/ui';
import { TriangleAlert } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Agency } from './agencies.api';

const DeleteAgencyDialog = lazyDialog(async () => (await import('./DeleteAgencyDialog')).DeleteAgencyDialog);

interface DeletionCardProps {
  agency: Agency;
  deletion: NonNullable<Agency['deletion']>;
}

/** Shows platform admins that an agency asked to be deleted, and deletes it when 30 days have passed. */
export function DeletionCard({ agency, deletion }: DeletionCardProps) {
  const { t } = useTranslation('agencies');
  const { may } = useAuth();
  const [isDeleting, setDeleting] = useState(false);
  const { requestedAt, requestedBy, deletableAt, startedAt } = deletion;
  const [openedAt] = useState(() => Date.now());
  const isDue = deletableAt * 1000 <= openedAt;
  const title =
    startedAt === null ? t('data.deletableFrom', { date: formatInstant(deletableAt) }) : t('data.deletionRunning');
  return (
    <>
      <Callout
        tone="warning"
        icon={<Icon of={TriangleAlert} />}
        title={title}
        action={
          isDue && startedAt === null && may('ADMIN_UPDATE') ? (
            <Button writes tone="danger" onClick={() => setDeleting(true)}>
              {t('data.deleteAgency')}
            </Button>
          ) : undefined
        }
      >
        <Text asChild>
          <span>{t('data.requestedBy', { name: requestedBy, date: formatInstant(requestedAt) })}</span>
        </Text>
      </Callout>
      <DeleteAgencyDialog open={isDeleting ? { agency, onClose: () => setDeleting(false) } : null} />
    </>
  );
}
