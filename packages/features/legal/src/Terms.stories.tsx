import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { terms } from './LegalScreen';

const meta = {
  title: 'Screens/Legal/Terms of Service',
  component: terms,
  tags: ['screen:legal.terms'],
  parameters: { route: urls.legal.terms, persona: null },
} satisfies Meta<typeof terms>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  },
};
export const German: Story = { globals: { language: 'de' } };
