import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilePlus } from 'lucide';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { pressComposing } from '../../test/composing';
import { docs } from '../../test/docs';
import { Icon } from '../Icon/Icon';
import { CommandPalette } from './CommandPalette';
import { chosen, command, commands, field, things, WithButton } from './sample';

const meta = {
  title: 'Components/Actions/CommandPalette',
  component: CommandPalette,
  parameters: docs({
    use: 'Search over all pages, actions and records. The application opens it with Ctrl K or ⌘ K and with a button in its top bar.',
    avoid:
      'Use `Combobox` for a value in a form and `Menu` for the actions of a row. Everything must also be reachable without the palette.',
    keys: {
      'Up, Down': 'Move and wrap around',
      Tab: 'Moves to the next group',
      'Ctrl Home, Ctrl End': 'Move to the first or last command',
      Enter: 'Runs the command and closes the palette',
      Right: 'Lists the actions on a record; Left returns',
      '> before the text': 'Lists only actions',
      '# before the text': 'Lists only records with that number',
      Esc: 'Clears the field, then closes the palette; focus returns to the previous element',
    },
    dos: [
      'Name the action: “Create Coupon”.',
      'Show what a found record is, and whose, as `detail`, and its status as `chip`.',
      'Mark the commands that users need most as `frequent`.',
    ],
    donts: ['Run an irreversible action without a confirmation.'],
  }),
  args: { open: true, onOpenChange: fn(), label: 'Search or jump to…', commands },
  render: (args) => <WithButton {...args} />,
  beforeEach: () => {
    chosen.mockClear();
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await field()).toHaveFocus();
    await expect(screen.getByRole('option', { name: 'Coupons' })).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByRole('status')).toHaveTextContent('Results: 5');
  },
};

export const DefaultText: Story = {
  args: { defaultText: 'coup' },
  play: async ({ userEvent }) => {
    await expect(await field()).toHaveValue('coup');
    await expect(screen.getByRole('option', { name: 'Coupons' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('o');
    await expect(await field()).toHaveValue('coupo');
  },
};

export const Found: Story = {
  args: { search: () => Promise.resolve(things) },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'kestrel');
    const option = await screen.findByRole('option', { name: /Kestrel Logistics Contact/ });
    const detail = within(option).getByText('Contact');
    await expect(detail.getBoundingClientRect().top).toBeGreaterThan(
      within(option).getByText('Kestrel').getBoundingClientRect().bottom - 1,
    );
    await expect(screen.getByRole('option', { name: /CA-90/ })).toHaveTextContent(/Active$/);
  },
};

export const NoResults: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'zzz');
    await waitFor(() => expect(screen.getByText('Nothing for “zzz”')).toBeVisible());
  },
};

/** A search without results offers to create a record. */
export const NothingFound: Story = {
  args: {
    search: () => Promise.resolve([]),
    noResults: (text) => [command('new', `New contact “${text}”`, 'Do', <Icon of={FilePlus} />)],
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'rofing');
    await waitFor(() => expect(screen.getByText('Nothing for “rofing”')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(chosen).toHaveBeenCalledWith('new'));
  },
};

export const Loading: Story = {
  args: { search: () => new Promise(() => undefined) },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'kes');
    await expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  },
};

export const LoadError: Story = {
  args: { search: () => Promise.reject(new Error('The server cannot be reached.')) },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'kes');
    await expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
  },
};

export const LongText: Story = {
  args: {
    commands: commands.map((each) => ({
      ...each,
      label: `${each.label} of Kestrel Logistics and its forty subsidiaries in the Upper Midwest and beyond`,
      detail: 'Policy of an insured with a long name',
    })),
  },
  globals: { viewport: { value: 'phone' } },
};

export const DoesItByKeyboard: Story = {
  tags: ['keyboard'],
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Search' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const input = await field();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    const policies = screen.getByRole('option', { name: 'Policies' });
    await expect(input).toHaveAttribute('aria-activedescendant', policies.id);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(screen.getByRole('option', { name: 'Create Quote' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('mail{Enter}');
    await waitFor(() => expect(chosen).toHaveBeenCalledWith('compose'));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(button).toHaveFocus();
  },
};

const record = {
  id: 'kestrel',
  group: 'Recent',
  label: 'Kestrel Logistics',
  href: '/contact/1',
  onSelect: () => {
    chosen('kestrel');
  },
  actions: [
    {
      id: 'kestrel.mail',
      group: 'Kestrel Logistics',
      label: 'Send mail',
      onSelect: () => {
        chosen('kestrel.mail');
      },
    },
    {
      id: 'kestrel.quote',
      group: 'Kestrel Logistics',
      label: 'New quote',
      onSelect: () => {
        chosen('kestrel.quote');
      },
    },
  ],
};

/** Records opened last come first while nothing is typed. Right lists the actions on a record, Left returns. */
export const RecentRecords: Story = {
  tags: ['keyboard'],
  args: { recent: [record] },
  play: async ({ userEvent }) => {
    const input = await field();
    await expect(screen.getAllByRole('option')[0]).toHaveTextContent('Kestrel Logistics');
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Send mail',
      'New quote',
    ]);
    await expect(input).toHaveAccessibleName('Kestrel Logistics');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(screen.getAllByRole('option')[0]).toHaveTextContent('Kestrel Logistics');
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}quote{Enter}');
    await waitFor(() => expect(chosen).toHaveBeenCalledWith('kestrel.quote'));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** From right to left, Left lists the actions on a record, and Right returns. */
export const RightToLeft: Story = {
  tags: ['keyboard'],
  globals: { direction: 'rtl' },
  args: { recent: [record] },
  play: async ({ userEvent }) => {
    await field();
    const first = () => screen.getAllByRole('option')[0];
    await userEvent.keyboard('{ArrowRight}');
    await expect(first()).toHaveTextContent('Kestrel Logistics');
    await expect(screen.getByText('←')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(first()).toHaveTextContent('Send mail');
    await userEvent.keyboard('{ArrowRight}');
    await expect(first()).toHaveTextContent('Kestrel Logistics');
  },
};

/** Ctrl and Enter opens the page in a new tab, and the palette stays. */
export const OpensInNewTab: Story = {
  args: { recent: [record] },
  play: async ({ userEvent }) => {
    const open = spyOn(window, 'open').mockReturnValue(null);
    await field();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(open).toHaveBeenCalledWith('/contact/1', '_blank', 'noopener');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(chosen).not.toHaveBeenCalled();
    open.mockRestore();
  },
};

export const EscReturnsTheFocus: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    const input = await field();
    await userEvent.type(input, 'mail');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus());
    await expect(chosen).not.toHaveBeenCalled();
  },
};

/** Keys that control the composition of a Japanese or Chinese text have no other effect. */
export const IgnoresComposing: Story = {
  play: async ({ args, userEvent }) => {
    const input = await field();
    const first = screen.getAllByRole('option')[0];
    for (const key of ['Escape', 'ArrowDown', 'Tab', 'Enter']) await pressComposing(input, key);
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.type(input, 'mail');
    await pressComposing(input, 'Escape');
    await expect(input).toHaveValue('mail');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(chosen).not.toHaveBeenCalled();
  },
};

/** Ignores a late result for an earlier search text. */
export const DropsLateAnswers: Story = {
  args: {
    search: (typed) =>
      new Promise((resolve) =>
        setTimeout(() => resolve(things.slice(typed === 'k' ? 0 : 1)), typed === 'k' ? 900 : 10),
      ),
  },
  play: async ({ userEvent }) => {
    const input = await field();
    await userEvent.type(input, 'k');
    await new Promise((resolve) => setTimeout(resolve, 750));
    await userEvent.type(input, 'e');
    await screen.findByRole('option', { name: /CA-90/ });
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(screen.queryByRole('option', { name: /Kestrel Logistics Contact/ })).toBeNull();
  },
};

export const Matrix: Story = { tags: ['matrix'] };
