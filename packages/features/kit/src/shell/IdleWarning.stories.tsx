import { endpoint, people } from '@fairlead/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import IdleWarning from './IdleWarning';

const me = endpoint('get', '/api/auth/me', people.agent);

const meta = {
  title: 'Screens/Portal/Idle warning',
  component: IdleWarning,
  parameters: { persona: 'agent', msw: { handlers: [me.usual] } },
  args: { endsAt: new Date(2026, 10, 2, 16, 45).getTime() },
} satisfies Meta<typeof IdleWarning>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter keeps the user signed in. */
export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
    await expect(screen.getByText(/signed out at 4:45/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay signed in' })).toHaveFocus());
  },
};

export const SignsOut: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    await expect(await screen.findByText('/auth/sign-out')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const German: Story = { globals: { language: 'de' } };
