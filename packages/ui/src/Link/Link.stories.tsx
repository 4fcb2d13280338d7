import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Inline } from '../Inline/Inline';
import { Text } from '../Text/Text';
import { Link, linkTones } from './Link';

const meta = {
  title: 'Components/Link',
  component: Link,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Leads to another page or place. `neutral` for the first cell of a row, where a column of accents would shout. A router’s link takes the look with `asChild`.',
    avoid:
      'What does something here is a `Button`; a way to the next step that should look like one is a `Button` with `asChild`.',
    keys: { Tab: 'Reaches it', Enter: 'Follows it' },
    dos: ['Let the words say where it leads, out of their sentence too: “Terms of Service”.'],
    donts: ['No “click here”.', 'Do not open a new window without saying so.'],
  }),
  args: { href: '#account', children: 'Create an account' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '#account');
  },
};

export const WithinText: Story = {
  render: (args) => (
    <Text tone="muted">
      New agency? <Link {...args} />
    </Text>
  ),
};

export const AsChild: Story = {
  args: { asChild: true, href: undefined, children: <a href="#router">Through the router</a> },
  play: async ({ canvas }) => {
    const [link, ...others] = canvas.getAllByRole('link');
    await expect(others).toHaveLength(0);
    await expect(link).toHaveAttribute('href', '#router');
  },
};

export const FollowsByKeyboard: Story = {
  tags: ['keyboard'],
  args: { onClick: fn((event: MouseEvent) => event.preventDefault()) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Text>
      Siehe <Link {...args}>{longWord}</Link>
    </Text>
  ),
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Inline gap={24}>
      {linkTones.map((tone) => (
        <Link key={tone} tone={tone} href={`#${tone}`}>
          {tone}
        </Link>
      ))}
    </Inline>
  ),
};
