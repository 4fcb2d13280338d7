import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline';
import { vars } from '../theme/contract.css';
import { Kbd } from './Kbd';

const meta = {
  title: 'Components/Kbd',
  component: Kbd,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: 'Beside what the key does: in a menu, a tooltip, a search field. In running text a key is a word.',
      },
    },
  },
  args: { children: 'Ctrl K' },
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Inverse: Story = {
  args: { inverse: true },
  decorators: [
    (Story) => (
      <div style={{ padding: 8, width: 'fit-content', background: vars.surface.inverse, color: vars.text.inverse }}>
        <Story />
      </div>
    ),
  ],
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Inline gap={8}>
      {['/', 'Esc', 'Enter', '⌘ K'].map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </Inline>
  ),
};
