import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { Text } from '../Text/Text';
import { ProgressLine } from './ProgressLine';

const meta = {
  title: 'Components/Feedback/ProgressLine',
  component: ProgressLine,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Thin line at the top of the window while the next page loads. Render it once and connect it to the router. It appears after 150 ms, so that fast pages show none.',
    avoid: 'Use `Skeleton` or a button’s `loading` for work within a page, and `ProgressBar` for an upload.',
    dos: ['Keep the page below usable.'],
    donts: ['Show a percentage, because the remaining time is unknown.'],
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

/** Pages that load within 150 ms show no line. */
export const AppearsLate: Story = {
  play: async ({ canvas }) => {
    const [animation] = canvas.getByRole('progressbar').getAnimations();
    await expect(animation?.effect?.getTiming().delay).toBe(150);
  },
};

export const Matrix: Story = { tags: ['matrix'] };
