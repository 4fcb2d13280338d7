import { Chip, type ChipProps } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import type { AgencyAgent } from '../agencies.api';

/** Role, license and sign-in status of a member. */
export function MemberChips({ agent, size }: { agent: AgencyAgent } & Pick<ChipProps, 'size'>) {
  const { t } = useTranslation('agencies');
  const { agencyAdmin, licensedAgent, active } = agent;
  const look = size && { size };
  return (
    <>
      {agencyAdmin ? (
        <Chip {...look} tone="info" status="AGENT_ADMIN">
          {t('member.agentAdmin')}
        </Chip>
      ) : null}
      <Chip {...look} tone={licensedAgent ? 'success' : 'neutral'} status={licensedAgent ? 'LICENSED' : 'UNLICENSED'}>
        {licensedAgent ? t('member.licensed') : t('member.unlicensed')}
      </Chip>
      {active ? null : (
        <Chip {...look} tone="danger" status="DISABLED">
          {t('member.disabled')}
        </Chip>
      )}
    </>
  );
}
