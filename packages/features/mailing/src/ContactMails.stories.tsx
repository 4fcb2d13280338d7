import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import ContactMails from './ContactMails';
import { answered, network, receiver } from './mailing.scenarios';

/** Mails panel of the contact page. */
const meta = {
  title: 'Screens/Mailing/Mails of a contact',
  component: ContactMails,
  args: { id: receiver.id },
  parameters: {
    route: urls.contacts.view,
    at: `/contact/${receiver.id}`,
    persona: 'agent',
    msw: { handlers: network.usual },
  },
} satisfies Meta<typeof ContactMails>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens a mail in a dialog. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: answered.mailSubject }));
    await expect(await screen.findByRole('dialog', { name: answered.mailSubject })).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: { msw: { handlers: network.loadingList } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};
export const Empty: Story = {
  parameters: { msw: { handlers: network.empty } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Mails Not Found' })).toBeVisible();
  },
};
export const LoadError: Story = {
  parameters: { msw: { handlers: network.failingList } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong')).toBeVisible();
  },
};
