import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { network } from './accountForms.scenarios';
import { fill, press } from './storyForm';
import VerifyEmailScreen from './VerifyEmailScreen';

const meta = {
  title: 'Screens/Account/Verify email',
  component: VerifyEmailScreen,
  tags: ['screen:account.verifyEmail'],
  parameters: {
    route: urls.account.verifyEmail,
    at: `${urls.account.verifyEmail}?token=token`,
    persona: null,
    msw: { handlers: network.verified },
  },
} satisfies Meta<typeof VerifyEmailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your email address is verified')).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: { handlers: network.verifying } } };
export const LoadError: Story = { parameters: { msw: { handlers: network.verifyFailing } } };

/** A link that is no good any more leads to another one; the answer never tells whether there is such an account. */
export const NotFound: Story = {
  parameters: { msw: { handlers: network.verifyGone } },
  play: async (context) => {
    await fill(context, { Email: 'june@lighthouse.example' });
    await press(context, 'Send a new link');
    await expect(await context.canvas.findByText(/its mail is on the way/)).toBeVisible();
  },
};
