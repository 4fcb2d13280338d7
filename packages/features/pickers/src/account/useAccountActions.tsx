import { lazyDialog } from '@fairlead/kit';
import { type AccountAction, mayControlAccount } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Icon, IconButton, Menu, MenuItem } from '@fairlead/ui';
import { Ellipsis, LogOut, ShieldOff, UserCheck, UserX } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountWrite, AskedWrite, ControlledPerson } from './controlledPerson';

const AccountDialog = lazyDialog(async () => (await import('./AccountDialog')).AccountDialog);

const actions: Record<AccountWrite, AccountAction> = {
  endSessions: 'END_SESSIONS',
  resetFactor: 'RESET_SECOND_FACTOR',
  disable: 'DISABLE',
  enable: 'DISABLE',
};
const icons = { endSessions: LogOut, resetFactor: ShieldOff, disable: UserX, enable: UserCheck };

const isUseful: Record<AccountWrite, (person: ControlledPerson) => boolean> = {
  endSessions: () => true,
  resetFactor: ({ secondFactor }) => secondFactor !== false,
  disable: ({ disabled }) => disabled === false,
  enable: ({ disabled }) => disabled === true,
};

/**
 * Menu items that control the accounts of other people, and the dialog that confirms them. People whose account the user may
 * not control have no items and no menu.
 */
export function useAccountActions() {
  const { t } = useTranslation('kit');
  const { viewer, me, may } = useAuth();
  // Loads the texts of the dialog before it opens, so that it opens at once.
  useTranslation(viewer?.agencyAdmin || may('ADMIN_UPDATE') ? 'userAccount' : 'kit');
  const [asked, setAsked] = useState<AskedWrite | null>(null);

  const writesFor = (person: ControlledPerson) => {
    const { id, role, agencyAdmin = false, privileges = [] } = person;
    const account = { role, agencyAdmin, privileges, own: id === me?.user.id };
    return (Object.keys(actions) as AccountWrite[]).filter(
      (write) => isUseful[write](person) && mayControlAccount(viewer, account, actions[write]),
    );
  };
  const itemsFor = (person: ControlledPerson): ReactNode[] =>
    writesFor(person).map((write) => (
      <MenuItem key={write} icon={<Icon of={icons[write]} />} onSelect={() => setAsked({ person, write })}>
        {t(`account.${write}`)}
      </MenuItem>
    ));

  return {
    itemsFor,
    menuFor(person: ControlledPerson): ReactNode {
      const items = itemsFor(person);
      if (items.length === 0) return null;
      const label = t('account.actions', { name: person.name });
      return (
        <Menu
          label={label}
          align="end"
          trigger={
            <IconButton size="small" label={label}>
              <Icon of={Ellipsis} />
            </IconButton>
          }
        >
          {items}
        </Menu>
      );
    },
    confirmation: <AccountDialog open={asked && { ...asked, onClose: () => setAsked(null) }} />,
  };
}
