import { enumChip, formatInstant } from '@fairlead/kit';
import { adminStatusTones } from '@fairlead/rules';
import { Chip } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import type { Admin } from './admins.api';

const StatusChip = enumChip('admins', 'adminStatus', adminStatusTones);

/** Status of an admin. For an invited admin it shows whether the link is still valid, and until when. */
export function AdminChip({ admin: { status, invitation } }: { admin: Admin }) {
  const { t } = useTranslation('admins');
  if (status !== 'INVITED' || !invitation) return <StatusChip status={status} />;
  const { state, expiresAt } = invitation;
  const title = t(`invitation.${state}`, { date: formatInstant(expiresAt, 'DD-MMM-YYYY') });
  return (
    <Chip
      tone={state === 'OPEN' ? adminStatusTones.INVITED : 'warning'}
      status={state === 'OPEN' ? status : state}
      title={title}
    >
      {t(`memberInvitationState.${state}`)}
    </Chip>
  );
}
