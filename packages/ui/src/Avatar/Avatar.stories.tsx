import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Matrix as Table } from '../../test/Matrix';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Avatar, avatarShapes, avatarSizes } from './Avatar';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"%3E%3Cpath d="M0 0h2v2H0z" fill="teal"/%3E%3C/svg%3E';

const meta = {
  title: 'Components/Data/Avatar',
  component: Avatar,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Picture of a person, a carrier or an agency. Use circles for people and squares for carriers and agencies. Without a picture, or when it fails to load, initials appear on one of six colours. The same name always has the same colour.',
    avoid:
      'Use `AvatarGroup` for several people, an icon for the type of a record, and `img` with an alternative text for a picture that matters.',
    dos: [
      'Put the name beside it, or into the `label` of the surrounding button, because screen readers ignore the picture.',
      'Pass the same `name` everywhere, so that a person keeps the same colour.',
    ],
    donts: ['Rely on the colour to tell people apart. There are only six.'],
  }),
  args: { name: 'Dana Whitfield' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

const longName = `Brightwater ${longWord}`;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('DW')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Picture: Story = {
  args: { src: picture, size: 'large' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '');
    await expect(canvas.queryByText('DW')).toBeNull();
  },
};

/** A missing picture falls back to the initials. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken', size: 'large' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('DW')).toBeVisible());
  },
};

export const BesideName: Story = {
  render: (args) => (
    <Inline gap={8}>
      <Avatar {...args} size="large" />
      <Stack gap={0}>
        <Text weight="label">Dana Whitfield</Text>
        <Text size="label" tone="muted">
          dana@brightwater.example
        </Text>
      </Stack>
    </Inline>
  ),
};

/** These six names cover all colours. */
export const Hues: Story = {
  play: async ({ canvas }) => {
    const grounds = ['EV', 'DW', 'TB', 'MO', 'RD', 'HM'].map(
      (initials) => getComputedStyle(canvas.getByText(initials)).backgroundColor,
    );
    await expect(new Set(grounds)).toHaveProperty('size', 6);
  },
  render: () => (
    <Inline gap={8}>
      {['Eve Vance', 'Dana Whitfield', 'Tom Bell', 'Marcus Oyelaran', 'Rosa Diaz', 'Helen Moss'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </Inline>
  ),
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Inline gap={8}>
      <Avatar name={longName} size="large" />
      <Text weight="label">{longName}</Text>
    </Inline>
  ),
  // The text beside the avatar shrinks, the avatar does not.
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('BB').getBoundingClientRect();
    await expect(width).toBe(height);
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Table rows={avatarShapes} columns={avatarSizes}>
      {(shape, size) => (
        <Avatar name={shape === 'circle' ? 'Marcus Oyelaran' : 'Keystone Fidelity'} {...{ shape, size }} />
      )}
    </Table>
  ),
};
