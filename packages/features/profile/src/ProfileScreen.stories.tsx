import { urls } from '@fairlead/kit';
import { recordStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import ProfileScreen from './ProfileScreen';
import { network } from './profile.scenarios';

const meta = {
  title: 'Screens/Profile/My Profile',
  component: ProfileScreen,
  tags: ['screen:profile.view'],
  parameters: {
    layout: 'fullscreen',
    route: urls.profile.view,
    persona: 'agent',
    msw: { handlers: network.of('agent') },
  },
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const records = recordStories({ network, backTo: urls.dashboard });

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'My Profile', level: 1 })).toBeVisible();
    for (const title of ['Marcus Oyelaran', 'Additional Information', 'Signature', 'Availability Time']) {
      await expect(canvas.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    }
    await expect(canvas.getByText('Maine, Massachusetts')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'brightwater.example/marcus' });
    await expect(link).toHaveAttribute('href', 'https://brightwater.example/marcus');
  },
};

export const Loading: Story = records.Loading;

export const LoadError: Story = records.LoadError;

/** Only agents have additional information, signature and availability. */
export const Customer: Story = {
  parameters: { persona: 'customer', msw: { handlers: network.of('customer') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', urls.profile.edit);
    await expect(canvas.queryByRole('heading', { name: 'Signature' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Additional Information' })).toBeNull();
  },
};
export const Admin: Story = {
  parameters: { persona: 'admin', msw: { handlers: network.of('admin') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Edit Profile' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Signature' })).toBeNull();
  },
};

/** An empty profile shows a text for every missing fact. */
export const EmptyProfile: Story = {
  parameters: { persona: 'assistant', msw: { handlers: network.of('assistant') } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('N/A')).length).toBeGreaterThan(5);
    await expect(canvas.getByText('Not licensed')).toBeVisible();
  },
};

const redirectTo = (name: string, address: string): Story => ({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name }));
    await expect(await canvas.findByLabelText('Address')).toHaveTextContent(address);
  },
});
export const LinksToProfileForm = redirectTo('Edit Profile', urls.profile.edit);
export const LinksToAdditionalForm = redirectTo('Edit Additional Information', urls.profile.additional);
export const LinksToSignatureForm = redirectTo('Edit Signature', urls.profile.signReferral);

export const German: Story = { globals: { language: 'de' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
