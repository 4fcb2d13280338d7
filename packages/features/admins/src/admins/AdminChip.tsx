import { formatInstant } from '@fairlead/kit';
import { Chip } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import type { Admin } from './admins.api';

const tones = { INVITED: 'info', ACTIVE: 'success', DISABLED: 'neutral' } as const;

/** How it stands with an admin; of one who was invited, until when the link is good. */
export function AdminChip({ admin: { status, invitation } }: { admin: Admin }) {
  const { t } = useTranslation('admins');
  const dead = status === 'INVITED' && invitation && invitation.state !== 'OPEN' ? invitation.state : undefined;
  const date = invitation ? formatInstant(invitation.expiresAt, 'DD-MMM-YYYY') : '';
  const title = status === 'INVITED' && invitation ? t(`invitation.${invitation.state}`, { date }) : undefined;
  return (
    <Chip tone={dead ? 'warning' : tones[status]} status={status} title={title}>
      {t(`admin.status.${status}`)}
    </Chip>
  );
}
