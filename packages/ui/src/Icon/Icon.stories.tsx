import type { Meta, StoryObj } from '@storybook/react-vite';
import { Calendar, CircleAlert, TicketPercent } from 'lucide';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { Matrix as Table } from '../../test/Matrix';
import { Icon } from './Icon';

const pictures = { Calendar, CircleAlert, TicketPercent };

const meta = {
  title: 'Components/Icon',
  component: Icon,
  parameters: docs({
    use: 'A picture given as data: by a manifest that no React may weigh on, or by whoever wants lucide without its runtime.',
    avoid: 'Where a component takes an icon, pass any element: one of `lucide-react`, of this, or of your own.',
    dos: ['Let the holder set the size and the stroke.'],
    donts: ['No icon without words beside it, or a name on its button.'],
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
      {(picture, size) => <Icon of={pictures[picture]} width={size} height={size} />}
    </Table>
  ),
};
