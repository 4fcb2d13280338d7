import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Button } from '../Button/Button';
import { Chip } from '../Chip/Chip';
import { Grid } from '../Grid/Grid';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { Text } from '../Text/Text';
import { Card, cardPaddings } from './Card';

const meta = {
  title: 'Components/Layout/Card',
  component: Card,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Bordered surface for related content, with a title, secondary actions in its header and a footer.',
    avoid:
      'Use `ListFrame` for a list with toolbar and pagination, `EditableSection` for details that users edit in place, and `StatCard` for a key figure.',
    dos: [
      'Set `padding="none"` for rows and tables, which have their own.',
      'Set the `level` of the title to one below the heading above it.',
    ],
    donts: [
      'Nest cards. Divide the content with a heading or a line.',
      'Put a solid button into the header. The primary action belongs at the top of the page or at the bottom of the form.',
    ],
  }),
  args: { title: 'Mailing address', children: <Text>118 Fruitville Rd., Sarasota, Florida 34236</Text> },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Mailing address' })).toBeVisible();
  },
};

export const WithActions: Story = {
  tags: ['anatomy'],
  args: {
    actions: (
      <Button variant="ghost" size="small" leadingIcon={<Icon of={Pencil} />}>
        Edit
      </Button>
    ),
    footer: 'Changed on 11/02/2026 by Dana Whitfield',
  },
};

export const WithChip: Story = {
  args: { actions: <Chip tone="success">Active</Chip>, footer: <Link href="#all">All policies</Link> },
};

export const WithoutTitle: Story = { args: { title: undefined } };

/** A header without content has no line below it. */
export const HeadOnly: Story = { args: { children: undefined, actions: <Button size="small">Add</Button> } };

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    title: `Limits of liability and deductibles of the commercial property policy: ${longWord}`,
    footer: longWord,
    actions: (
      <Button variant="ghost" size="small">
        Edit
      </Button>
    ),
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Grid columns={{ xs: 1, md: 3 }}>
      {cardPaddings.map((padding) => (
        <Card key={padding} {...args} title={padding} padding={padding} footer="Footer" />
      ))}
    </Grid>
  ),
};
