import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Trash2 } from 'lucide';
import { expect, fn, screen } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Icon } from '../Icon/Icon';
import { Inline } from '../Inline/Inline';
import { RowAction, rowActionTones } from './RowAction';

const meta = {
  title: 'Components/Actions/RowAction',
  component: RowAction,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Action on a row, in the `rowActions` of a `DataTable`: an icon at the end of the row, or an icon with text on a card.',
    avoid: 'Use a `Menu` for more than three actions, and a small soft `Button` for a frequent action such as Notify.',
    keys: {
      Tab: 'Moves to the action and shows its tooltip',
      'Enter, Space': 'Runs the action',
      Esc: 'Hides the tooltip',
    },
    dos: ['Name the row in `label`: “Edit WELCOME25”.', 'Omit actions that the user may not perform.'],
    donts: ['Delete with a single press. Open a `ConfirmDialog` for `danger`.'],
  }),
  args: { label: 'Edit WELCOME25', text: 'Edit', icon: <Icon of={Pencil} />, onClick: fn() },
} satisfies Meta<typeof RowAction>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit WELCOME25' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Danger: Story = {
  args: { label: 'Delete WELCOME25', text: 'Delete', icon: <Icon of={Trash2} />, tone: 'danger' },
};

/** Router link with the icon, text and name of the action. */
export const AsLink: Story = {
  args: { asChild: true, children: <a href="#edit" /> } as never,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Edit WELCOME25' });
    await expect(link).toHaveAttribute('href', '#edit');
    await expect(link.querySelector('svg')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const DoesItByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit WELCOME25' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Edit WELCOME25');
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { label: `Anfordern ${longWord}`, text: `Anfordern ${longWord}` },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Inline gap={8}>
      {rowActionTones.map((tone) => (
        <RowAction key={tone} label={`${tone} action`} text={tone} icon={<Icon of={Pencil} />} tone={tone} />
      ))}
    </Inline>
  ),
};
