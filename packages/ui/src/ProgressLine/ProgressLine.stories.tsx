import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { Text } from '../Text/Text';
import { ProgressLine } from './ProgressLine';

const meta = {
  title: 'Components/ProgressLine',
  component: ProgressLine,
  tags: ['autodocs'],
  parameters: docs({
    use: 'The thin line at the top of the page while the next one is on its way. Once a product, fed by the router. It is seen after 150 ms, since what is faster needs no sign.',
    avoid: 'Work within a page is a `Skeleton` or a button’s `loading`; an upload whose end is known a `ProgressBar`.',
    dos: ['Leave the page below usable.'],
    donts: ['Do not let it claim how much is left: nobody knows.'],
    height: 120,
  }),
  args: { active: true },
  render: (args) => (
    <>
      <ProgressLine {...args} />
      <Text>The page stays usable below.</Text>
    </>
  ),
} satisfies Meta<typeof ProgressLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  },
};

export const Inactive: Story = {
  args: { active: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

/** Nothing is seen of what takes less than 150 ms. */
export const AppearsLate: Story = {
  play: async ({ canvas }) => {
    const [animation] = canvas.getByRole('progressbar').getAnimations();
    await expect(animation?.effect?.getTiming().delay).toBe(150);
  },
};

export const Matrix: Story = { tags: ['matrix'] };
