import type { Meta, StoryObj } from '@storybook/react-vite';
import { Calendar, CircleAlert, TicketPercent } from 'lucide';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { Matrix as Table } from '../../test/Matrix';
import { Icon } from './Icon';

const pictures = { Calendar, CircleAlert, TicketPercent };

const meta = {
  title: 'Components/Layout/Icon',
  component: Icon,
  parameters: docs({
    use: 'Icon of `lucide`. The icon is data, so that configuration files can refer to it without React.',
    avoid: 'Components accept any element as an icon: this component, your own, or another library.',
    dos: ['Let the parent set size and stroke width.'],
    donts: ['Show an icon without a text beside it or an accessible name on its button.'],
  }),
  args: { of: TicketPercent },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Table rows={['Calendar', 'CircleAlert', 'TicketPercent'] as const} columns={['14', '16', '24']}>
      {(picture, size) => <Icon of={pictures[picture]} size={Number(size)} />}
    </Table>
  ),
};
