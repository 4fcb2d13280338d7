import type { Meta, StoryObj } from '@storybook/react-vite';
import { docs } from '../../test/docs';
import { Inline } from '../Inline/Inline';
import { vars } from '../theme/contract.css';
import { Kbd } from './Kbd';

const meta = {
  title: 'Components/Kbd',
  component: Kbd,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Beside what the key does: in a menu, a tooltip, a search field. `inverse` on a dark ground.',
    avoid: 'In running text a key is a word. A code or a number of a policy is `Text`.',
    dos: ['Write the keys as the reader’s keyboard does: ⌘ K on a Mac, Ctrl K elsewhere.'],
    donts: ['Do not show a key that does nothing where the reader is.'],
  }),
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

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { children: 'Strg + Umschalt + Bild-ab' },
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
