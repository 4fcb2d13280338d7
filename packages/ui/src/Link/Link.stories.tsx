import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Inline } from '../Inline/Inline';
import { Text } from '../Text/Text';
import { Link, linkTones } from './Link';

const meta = {
  title: 'Components/Actions/Link',
  component: Link,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Link to another page. Use `neutral` for the first cell of each row. `asChild` applies the styles to a router link.',
    avoid: 'Use `Button` for actions, and `Button` with `asChild` for a link that looks like a button.',
    keys: { Tab: 'Reaches it', Enter: 'Follows it' },
    dos: ['Use a text that makes sense without its sentence: “Terms of Service”.'],
    donts: ['Write “click here”.', 'Open a new window without announcing it.'],
    examples: [
      {
        good: true,
        caption: 'The text names the page.',
        example: (
          <Text>
            Opportunity <Link href="#opportunity">OPP-2381</Link>
          </Text>
        ),
      },
      {
        good: false,
        caption: 'The text means nothing in a list of links.',
        example: (
          <Text>
            To open the opportunity, <Link href="#opportunity">click here</Link>
          </Text>
        ),
      },
    ],
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
