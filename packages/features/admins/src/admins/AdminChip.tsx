import { formatInstant } from '@fairlead/kit';
import { Chip } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import type { Admin } from './admins.api';

const tones = { INVITED: 'info', ACTIVE: 'success', DISABLED: 'neutral' } as const;

/** Status of an admin. For an invited admin it shows whether the link is still valid, and until when. */
export function AdminChip({ admin: { status, invitation } }: { admin: Admin }) {
  const { t } = useTranslation('admins');
  if (status !== 'INVITED' || !invitation) {
    return (
      <Chip tone={tones[status]} status={status}>
        {t(`admin.status.${status}`)}
      </Chip>
    );
  }
  const { state, expiresAt } = invitation;
  const title = t(`invitation.${state}`, { date: formatInstant(expiresAt, 'DD-MMM-YYYY') });
  return (
    <Chip tone={state === 'OPEN' ? tones.INVITED : 'warning'} status={state === 'OPEN' ? status : state} title={title}>
      {t(`admin.invited.${state}`)}
    </Chip>
  );
}
