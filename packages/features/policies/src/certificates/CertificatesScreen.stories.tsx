import { urls } from '@fairlead/kit';
import { recordStories, staysWhenStale } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import CertificatesScreen from './CertificatesScreen';
import { network, samplePolicy } from './certificates.scenarios';

const meta = {
  title: 'Screens/Policies/Certificates',
  component: CertificatesScreen,
  tags: ['screen:policies.certificates'],
  parameters: {
    layout: 'fullscreen',
    route: urls.policies.certificates,
    at: `/policies/${samplePolicy.id}/certificates`,
    persona: 'agent',
    msw: { handlers: network.usual },
  },
} satisfies Meta<typeof CertificatesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const records = recordStories({ network, backTo: urls.policies.list });

/** The agent answers an open request; a sent certificate has no upload button. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const heading = await canvas.findByRole('heading', { name: 'Certificate for Casco Bay Property Management' });
    await expect(heading).toBeVisible();
    const [upload, ...others] = canvas.getAllByRole('button', { name: 'Upload Document' });
    await expect(others).toEqual([]);
    await expect(canvas.queryByRole('button', { name: 'Request Certificate' })).toBeNull();
    if (upload) await userEvent.click(upload);
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByRole('button', { name: /^add$/i })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Loading: Story = records.Loading;
export const NotFound: Story = records.NotFound;
export const LoadError: Story = records.LoadError;
/** Loaded certificates stay when the server cannot refresh them. */
export const Stale: Story = {
  play: staysWhenStale((canvas) =>
    canvas.findByRole('heading', { name: 'Certificate for Casco Bay Property Management' }),
  ),
};
/** A page that has become empty opens the last page. */
export const EmptiedPage: Story = {
  parameters: { msw: { handlers: network.emptiedPage } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Certificate for Holder 20' })).toBeVisible());
    await expect(canvas.queryByText('Certificates Not Found')).toBeNull();
  },
};
export const Empty: Story = {
  parameters: { msw: { handlers: network.empty } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Certificates Not Found')).toBeVisible();
  },
};

export const EmptyForCustomer: Story = {
  parameters: { persona: 'customer', msw: { handlers: network.empty } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Certificates appear here when you request them.')).toBeVisible();
  },
};

/** Another agent's contact. The refusal offers no Retry, because the answer would be the same. */
export const OfAnotherAgent: Story = {
  parameters: { msw: { handlers: network.notReader } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Only the agent of this contact/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};

/** The contact's agent has no license, so every licensed agent answers. */
export const UnlicensedAgent: Story = {
  parameters: { msw: { handlers: network.ofUnlicensedColleague } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Upload Document' })).toBeVisible();
  },
};

/** A customer requests a certificate. */
export const AsCustomer: Story = {
  parameters: { persona: 'customer' },
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('button', { name: 'Request Certificate' });
    await expect(canvas.queryByRole('button', { name: 'Upload Document' })).toBeNull();
    await userEvent.click(open);
    const dialog = await screen.findByRole('dialog', { name: 'Request Certificate' });
    const send = within(dialog).getByRole('button', { name: 'Send request' });
    await userEvent.click(send);
    await expect(
      await within(dialog).findByText('Please complete the required fields to proceed further.'),
    ).toBeVisible();
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Description/ }), 'For the landlord');
    await userEvent.click(send);
    await screen.findByText('Certificate Requested');
  },
};
