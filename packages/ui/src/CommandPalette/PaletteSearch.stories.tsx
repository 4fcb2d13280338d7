import type { Meta, StoryObj } from '@storybook/react-vite';
import { Contact, History } from 'lucide';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { docs } from '../../test/docs';
import { Icon } from '../Icon/Icon';
import { CommandPalette } from './CommandPalette';
import { chosen, command, commands, field, things, WithButton } from './sample';

const meta = {
  title: 'Components/Actions/CommandPalette/Search',
  component: CommandPalette,
  args: { open: true, onOpenChange: fn(), label: 'Search or jump to…', commands },
  render: (args) => <WithButton {...args} />,
  parameters: docs({
    use: 'Records that a server finds, beside the commands of the page: groups with a link to the whole list, recent searches, and another spelling or a new record for a text without results.',
    avoid: 'Leave out `search` if the commands are all that users look for.',
  }),
  beforeEach: () => {
    chosen.mockClear();
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const many = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'].map((name) => ({
  ...command(name, `${name} Holloway`, 'Contacts', <Icon of={Contact} />),
  value: name,
}));
const listed = fn();
const searched = fn();

/** Three rows per group, the group with the best match first. "Show all" opens the list, and Tab goes to the next group. */
export const Groups: Story = {
  tags: ['keyboard'],
  args: {
    maxPerGroup: 6,
    search: () => Promise.resolve([...things, ...many]),
    listAddress: (group, text) =>
      group === 'Contacts'
        ? {
            href: `/contact?q=${text}`,
            onSelect: () => {
              listed(text);
            },
          }
        : undefined,
  },
  beforeEach: () => {
    listed.mockClear();
  },
  play: async ({ userEvent }) => {
    const input = await field();
    await userEvent.type(input, 'holl');
    await screen.findByRole('option', { name: 'Ada Holloway' });
    const first = screen.getByRole('group', { name: 'Contacts 6+' });
    await expect(within(first).getByText('6+')).toBeVisible();
    await expect(within(first).getAllByRole('option')).toHaveLength(4);
    await expect(input).toHaveAttribute('aria-activedescendant', within(first).getAllByRole('option')[0]?.id);
    await userEvent.keyboard('{Tab}');
    const next = within(screen.getByRole('group', { name: 'Policies' })).getAllByRole('option')[0];
    await expect(next).toHaveAttribute('aria-selected', 'true');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('option', { name: 'Show all: Contacts' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(listed).toHaveBeenCalledWith('holl'));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Phones show the palette on the whole screen. A group of the strip is listed alone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { ...Groups.args },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await field(), 'holl');
    await screen.findByRole('option', { name: 'Ada Holloway' });
    const { width, height } = screen.getByRole('dialog').getBoundingClientRect();
    await expect([width, height]).toEqual([window.innerWidth, window.innerHeight]);
    const strip = within(screen.getByRole('group', { name: 'Groups' }));
    await userEvent.click(strip.getByRole('button', { name: 'Contacts' }));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(7));
    await userEvent.click(strip.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Policies' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** `>` lists only actions. `#` is part of the text that the search gets. */
export const Prefixes: Story = {
  tags: ['keyboard'],
  args: {
    commands: commands.map((each) => ({ ...each, action: each.group === 'Do' })),
    search: fn(() => Promise.resolve(things.slice(1))),
  },
  play: async ({ userEvent, args }) => {
    const input = await field();
    await userEvent.type(input, '>');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.clear(input);
    await userEvent.type(input, '#90');
    await expect(await screen.findByRole('option', { name: /CA-90/ })).toBeVisible();
    await expect(args.search).toHaveBeenCalledTimes(1);
    await expect(args.search).toHaveBeenCalledWith('#90', expect.anything());
    await expect(screen.getAllByRole('option')).toHaveLength(1);
  },
};

/** A recent search fills the field. */
export const RecentSearch: Story = {
  args: {
    recent: [{ ...command('search', 'kestrel', 'Recent searches', <Icon of={History} />), search: 'kestrel' }],
    search: () => Promise.resolve(things),
    onSearched: (text) => {
      searched(text);
    },
  },
  beforeEach: () => {
    searched.mockClear();
  },
  play: async ({ userEvent }) => {
    const input = await field();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('kestrel');
    await expect(await screen.findByRole('option', { name: /^Kestrel Logistics/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(chosen).toHaveBeenCalledWith('kestrel'));
    await expect(searched).toHaveBeenCalledWith('kestrel');
  },
};

/** Older results stay below a bar while the user goes on typing. Enter does not open one that no longer matches. */
export const OlderResultsStay: Story = {
  args: { search: (typed) => (typed === 'kes' ? Promise.resolve(things) : new Promise(() => undefined)) },
  play: async ({ userEvent }) => {
    const input = await field();
    await userEvent.type(input, 'kes');
    await screen.findByRole('option', { name: /^Kestrel Logistics/ });
    await userEvent.type(input, 'x');
    await expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
    await expect(screen.getByRole('option', { name: /^Kestrel Logistics/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.clear(input);
    await userEvent.type(input, 'ada');
    await waitFor(() => expect(screen.queryByRole('option', { name: /^Kestrel Logistics/ })).toBeNull());
  },
};
