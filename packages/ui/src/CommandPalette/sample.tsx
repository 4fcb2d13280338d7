import { Contact, FilePlus, Mail, Shield, Ticket, UserRound } from 'lucide';
import { useState } from 'react';
import { fn, screen } from 'storybook/test';
import { Button } from '../Button/Button';
import { Chip } from '../Chip/Chip';
import { Icon } from '../Icon/Icon';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette';
import type { Command } from './command';

/** Called with the id of a chosen command. */
export const chosen = fn();
export const command = (id: string, label: string, group: string, icon: Command['icon'], detail?: string): Command => ({
  id,
  label,
  group,
  icon,
  ...(detail && { detail }),
  onSelect: () => {
    chosen(id);
  },
});
export const commands = [
  command('coupons', 'Coupons', 'Jump to', <Icon of={Ticket} />),
  command('policies', 'Policies', 'Jump to', <Icon of={Shield} />),
  command('profile', 'My Profile', 'Jump to', <Icon of={UserRound} />),
  command('compose', 'Compose a mail', 'Do', <Icon of={Mail} />),
  command('quote', 'Create Quote', 'Do', <Icon of={FilePlus} />),
];
export const things = [
  { ...command('kestrel', 'Kestrel Logistics', 'Contacts', <Icon of={Contact} />, 'Contact'), value: 'kestrel' },
  {
    ...command(
      'auto',
      'CA-90-551287, Commercial Auto',
      'Policies',
      <Icon of={Shield} />,
      'Policy of Kestrel Logistics',
    ),
    chip: <Chip tone="success">Active</Chip>,
    value: 'auto',
  },
];

export function WithButton(props: CommandPaletteProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <CommandPalette
        {...props}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          props.onOpenChange(next);
        }}
      />
    </>
  );
}

export const field = () => screen.findByRole('combobox', { name: 'Search or jump to…' });
