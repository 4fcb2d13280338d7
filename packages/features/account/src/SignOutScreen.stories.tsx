import { mock, mockPending } from '@fairlead/api-client/mocks';
import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import SignOutScreen from './SignOutScreen';

const meta = {
  title: 'Screens/Account/Sign out',
  component: SignOutScreen,
  tags: ['screen:account.signOut'],
  parameters: { route: urls.account.signOut },
} satisfies Meta<typeof SignOutScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { msw: { handlers: [mockPending('post', '/api/auth/signout')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Signing out...')).toBeVisible();
  },
};

/** Signs out even if the server cannot be reached. */
export const GoesToSignIn: Story = {
  parameters: { msw: { handlers: [mock('post', '/api/auth/signout', null)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Address')).toHaveTextContent('/auth/sign-in');
  },
};
