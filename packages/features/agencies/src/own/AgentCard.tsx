import { emailText, RouterLink, to, urls } from '@fairlead/kit';
import { Avatar, Inline, Text } from '@fairlead/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberChips } from '../members/MemberChips';
import * as styles from './own.css';
import type { Agent } from './ownAgency.api';

interface AgentCardProps {
  agent: Agent;
  /** Links the card to the page of the member. */
  linked: boolean;
  /** Menu of actions on the account. */
  menu: ReactNode;
}

/** Card of a member. */
export function AgentCard({ agent, linked, menu }: AgentCardProps) {
  const { t } = useTranslation('agencies');
  const { id, name, email, photo } = agent;
  return (
    <div className={styles.person}>
      <Avatar name={name} src={photo?.fileUrl ?? null} size="large" />
      <div className={styles.about}>
        {linked ? (
          <RouterLink
            to={to(urls.agency.member, { id })}
            className={styles.personLink}
            title={t('member.open', { name })}
          >
            {name}
          </RouterLink>
        ) : (
          <Text weight="label">{name}</Text>
        )}
        <span className={styles.email}>
          <Text tone="muted" size="caption">
            {emailText(email)}
          </Text>
        </span>
        <Inline gap={4} wrap>
          <MemberChips agent={agent} />
        </Inline>
      </div>
      {menu ? <div className={styles.menu}>{menu}</div> : null}
    </div>
  );
}
