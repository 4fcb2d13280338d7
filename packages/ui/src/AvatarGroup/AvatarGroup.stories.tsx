import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inLocale } from '../../test/decorators';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Matrix as Table } from '../../test/Matrix';
import { avatarShapes, avatarSizes } from '../Avatar/Avatar';
import { Inline } from '../Inline/Inline';
import { AvatarGroup } from './AvatarGroup';

const members = ['Dana Whitfield', 'Marcus Oyelaran', 'Eve Vance', 'Tom Bell', 'Rosa Diaz', 'Helen Moss'].map(
  (name) => ({ name }),
);

const meta = {
  title: 'Components/Data/AvatarGroup',
  component: AvatarGroup,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Group of people, such as the agents of an agency or the people involved in a claim. A counter replaces avatars beyond `max`. Screen readers announce all names.',
    avoid:
      'Use a list with names when users need to tell people apart or select one. Use `Avatar` beside the name for one person.',
    dos: ['Put the most important people first.'],
    donts: ['Mix people, who are round, with carriers and agencies, which are square.'],
  }),
  args: { members },
} satisfies Meta<typeof AvatarGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('img');
    await expect(group).toHaveAccessibleName(
      'Dana Whitfield, Marcus Oyelaran, Eve Vance, Tom Bell, Rosa Diaz, and Helen Moss',
    );
    await expect(group).toHaveTextContent('DWMOEV+3');
  },
};

export const Few: Story = {
  args: { members: members.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveTextContent(/^DWMO$/);
  },
};

/** A counter of “+1” would take as much room as the avatar that it replaces. */
export const OneMore: Story = {
  args: { members: members.slice(0, 4) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveTextContent(/^DWMOEVTB$/);
  },
};

export const SameName: Story = {
  args: { members: [{ name: 'Dana Whitfield' }, { name: 'Dana Whitfield' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveTextContent(/^DWDW$/);
  },
};

export const French: Story = {
  args: { members: members.slice(0, 2) },
  decorators: [inLocale('fr')],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('Dana Whitfield et Marcus Oyelaran');
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    members: Array.from({ length: 104 }, (_, index) => ({ name: `${longWord} ${index}` })),
    max: 5,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+99')).toBeVisible();
  },
};

const crowd = Array.from({ length: 12_348 }, (_, index) => ({ name: `Customer ${index}` }));

/** The counter grows with its digits at every size. */
export const Thousands: Story = {
  args: { members: crowd.slice(0, 1_237) },
  render: (args) => (
    <Inline wrap>
      {avatarSizes.map((size) => (
        <AvatarGroup key={size} {...args} size={size} />
      ))}
      <AvatarGroup {...args} members={crowd} shape="square" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const counts = [...canvas.getAllByText('+1,234'), canvas.getByText('+12,345')];
    await expect(counts).toHaveLength(avatarSizes.length + 1);
    for (const count of counts) {
      await expect(count.scrollWidth).toBeLessThanOrEqual(count.clientWidth);
      await expect(count.clientWidth).toBeGreaterThan(count.clientHeight);
    }
  },
};

const sizesOfGroup = { few: members, hundreds: crowd.slice(0, 103), thousands: crowd.slice(0, 1_237) };

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Table rows={avatarShapes} columns={avatarSizes}>
      {(shape, size) => (
        <Inline wrap>
          {Object.entries(sizesOfGroup).map(([count, those]) => (
            <AvatarGroup key={count} {...{ shape, size }} members={those} />
          ))}
        </Inline>
      )}
    </Table>
  ),
};
