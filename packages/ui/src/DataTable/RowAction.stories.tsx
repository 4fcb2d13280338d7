import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Inline } from '../Inline/Inline';
import { RowAction, rowActionTones } from './RowAction';

const meta = {
  title: 'Components/RowAction',
  component: RowAction,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `In the \`rowActions\` of a \`DataTable\`, up to three in a row; more than that are a \`Menu\` at the end. What is done again and again,
such as Notify, is a small soft \`Button\`.

| key | does |
| --- | --- |
| Tab | to the action: its tooltip shows |
| Enter, Space | does it |`,
      },
    },
  },
  args: { label: 'Edit WELCOME25', text: 'Edit', icon: <Pencil />, onClick: fn() },
} satisfies Meta<typeof RowAction>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit WELCOME25' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Danger: Story = { args: { label: 'Delete WELCOME25', text: 'Delete', icon: <Trash2 />, tone: 'danger' } };

/** A link of the router: its picture, its words and its name come from the action. */
export const AsLink: Story = {
  args: { asChild: true, children: <a href="#edit" /> } as never,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Edit WELCOME25' });
    await expect(link).toHaveAttribute('href', '#edit');
    await expect(link.querySelector('svg')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Inline gap={8}>
      {rowActionTones.map((tone) => (
        <RowAction key={tone} label={`${tone} action`} text={tone} icon={<Pencil />} tone={tone} />
      ))}
    </Inline>
  ),
};
