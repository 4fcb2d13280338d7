import type { Meta, StoryObj } from '@storybook/react-vite';
import { docs } from '../../test/docs';
import { Inline } from '../Inline/Inline';
import { vars } from '../theme/contract.css';
import { Kbd } from './Kbd';

const meta = {
  title: 'Components/Layout/Kbd',
  component: Kbd,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Key beside its action: in a menu, a tooltip or a search field. `inverse` for dark backgrounds.',
    avoid: 'In running text, name the key in words. Use `Text` for codes and policy numbers.',
    dos: ['Show keys as on the user’s keyboard: ⌘ K on a Mac, Ctrl K elsewhere.'],
    donts: ['Show keys that have no effect on the current page.'],
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
