import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Matrix as Table } from '../../test/Matrix';
import { Button } from '../Button/Button';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Divider, dividerOrientations } from './Divider';

const meta = {
  title: 'Components/Layout/Divider',
  component: Divider,
  parameters: docs({
    use: 'Line between groups of content or of buttons.',
    avoid: 'Use space or a `Card` first. Items of a menu are separated by `MenuSeparator`.',
    dos: ['Set `decorative` where headings name the groups already.'],
    donts: ['Put a line between every two rows. Tables and lists have their own.'],
  }),
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Stack gap={12}>
      <Text>Mailing address</Text>
      <Divider {...args} />
      <Text>Billing address</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator').getBoundingClientRect().height).toBe(1);
  },
};

/** Fills the height of its row. */
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <Inline gap={8}>
      <Button>Print</Button>
      <Divider {...args} />
      <Button>Delete</Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByRole('separator');
    await expect(line).toHaveAttribute('aria-orientation', 'vertical');
    const button = canvas.getByRole('button', { name: 'Print' });
    await expect(line.getBoundingClientRect().height).toBe(button.getBoundingClientRect().height);
  },
};

export const WithLabel: Story = { args: { label: 'or' } };

export const Decorative: Story = {
  args: { decorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('separator')).toBeNull();
  },
};

export const LongText: Story = { globals: { viewport: { value: 'phone' } }, args: { label: longWord } };

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Table rows={dividerOrientations} columns={['plain', 'labelled'] as const}>
      {(orientation, kind) => (
        <div style={{ display: 'flex', width: 160, minHeight: 32, alignItems: 'center' }}>
          <div style={{ flex: 1, display: 'flex', minHeight: 32, alignItems: 'center' }}>
            <Divider orientation={orientation} label={kind === 'labelled' ? 'or' : undefined} />
          </div>
        </div>
      )}
    </Table>
  ),
};
