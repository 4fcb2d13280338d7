import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { notice } from './LegalScreen';

const meta = {
  title: 'Screens/Legal/Legal Stuff',
  component: notice,
  tags: ['screen:legal.notice'],
  parameters: { route: urls.legal.notice, persona: null },
} satisfies Meta<typeof notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Legal Stuff' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', urls.account.signIn);
  },
};
export const German: Story = { globals: { language: 'de' } };
