import { urls } from '@fairlead/kit';
import { recordStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import ContactScreen from './ContactScreen';
import { company, network, prospect } from './contacts.scenarios';

const meta = {
  title: 'Screens/Contacts/Contact',
  component: ContactScreen,
  tags: ['screen:contacts.view'],
  parameters: {
    layout: 'fullscreen',
    route: urls.contacts.view,
    at: `/contact/${company.id}`,
    persona: 'agent',
    msw: { handlers: network.usual },
  },
} satisfies Meta<typeof ContactScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const records = recordStories({ network, backTo: urls.contacts.list });

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Caleb Thornton' })).toBeVisible();
    await expect(canvas.getByText('Limited Liability Company')).toBeVisible();
    await expect(canvas.getByText('$612,000.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await screen.findByRole('menuitem', { name: 'Update Contact' })).toHaveAttribute(
      'href',
      `/contact/edit/${company.id}`,
    );
  },
};
export const Loading: Story = records.Loading;
export const NotFound: Story = records.NotFound;
export const LoadError: Story = records.LoadError;

/** A contact without an account can be invited as a customer. */
export const InvitesAsCustomer: Story = {
  parameters: { at: `/contact/${prospect.id}`, msw: { handlers: [...network.inviting(), ...network.usual] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite as customer' }));
    await expect(await canvas.findByText(/^Invited on/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send again' })).toBeVisible();
  },
};

/** Agents without a license cannot edit the contact. */
export const Unlicensed: Story = {
  parameters: { persona: 'assistant' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Caleb Thornton' });
    await expect(canvas.queryByRole('button', { name: 'More' })).toBeNull();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const French: Story = { globals: { language: 'fr' } };
