import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { privacy } from './LegalScreen';

const meta = {
  title: 'Screens/Legal/Privacy Policy',
  component: privacy,
  tags: ['screen:legal.privacy'],
  parameters: { route: urls.legal.privacy, persona: null },
} satisfies Meta<typeof privacy>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  },
};
export const German: Story = { globals: { language: 'de' } };
