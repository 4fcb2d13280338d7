import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answered, network } from './mailing.scenarios';
import SentListScreen from './SentListScreen';

const meta = {
  title: 'Screens/Mailing/Sent',
  component: SentListScreen,
  tags: ['screen:mailing.sent'],
  parameters: { layout: 'fullscreen', route: urls.mailing.sent, persona: 'agent', msw: { handlers: network.usual } },
} satisfies Meta<typeof SentListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const cut = 'Umbrella cover for your family, and what it would have paid…';
    await expect(await canvas.findByRole('link', { name: cut })).toBeVisible();
    await expect(canvas.getByText('Responded')).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: { handlers: network.loading } } };
export const Empty: Story = {
  parameters: { msw: { handlers: network.empty } },
  play: async ({ canvas }) => void (await canvas.findByText('Mails Not Found')),
};
export const NoResults: Story = { parameters: { at: `${urls.mailing.sent}?by=mailSubject&q=nothing` } };
export const LoadError: Story = {
  parameters: { msw: { handlers: network.failing } },
  play: async ({ canvas }) => void (await canvas.findByText('Something went wrong')),
};

/** From a mail to its answer and back; the address says which one is open. */
export const ShowsTheAnswer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: answered.mailSubject }));
    const dialog = within(await screen.findByRole('dialog', { name: answered.mailSubject }));
    await expect(await dialog.findByRole('link', { name: 'Download Invoice 45518 scan.jpg' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Previous Mail' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'View Reply' }));
    await expect(await dialog.findByText(/November installment/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Previous Mail' }));
    await expect(await dialog.findByText(/which of the two/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const MailFails: Story = {
  parameters: { at: `${urls.mailing.sent}?mail=${answered.id}`, msw: { handlers: network.failingMail } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    // once the dialog has come up
    await waitFor(() => expect(dialog.getByText('Something went wrong')).toBeVisible());
  },
};
