import { to, urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { claimNoteEntry, customerNetwork, policy } from './activity.scenarios';
import OwnClaimActivity from './panels/OwnClaimActivity';
import OwnPolicyActivity from './panels/OwnPolicyActivity';

const meta = {
  title: 'Screens/Activity/Activity for Customers',
  component: OwnPolicyActivity,
  args: { id: policy.id },
  parameters: {
    route: urls.policies.view,
    at: to(urls.policies.view, { id: policy.id }),
    persona: 'customer',
    msw: { handlers: customerNetwork.usual },
  },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof OwnPolicyActivity>;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (element: HTMLElement) => element.querySelector('[data-state]')?.getAttribute('data-state');

/** Mails, documents and status changes, without a composer. Mails are not linked, because the inbox is for agents. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Policy changed from Active to Expiring')).toBeVisible();
    await expect(canvas.getByText('Your flood quote is ready')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Your flood quote is ready' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Declarations CAP-7182944.pdf' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Add to the timeline' })).toBeNull();
    const filters = within(canvas.getByRole('group', { name: 'Show' }));
    const names = filters.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(names).toEqual(['All', 'Mails', 'Changes', 'Documents']);
    await expect(state(canvasElement)).toBe('ready');
  },
};
export const Loading: Story = {
  parameters: { msw: { handlers: customerNetwork.loading } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Mails' })).toBeVisible();
    await expect(state(canvasElement)).toBe('loading');
  },
};
export const Empty: Story = {
  parameters: { msw: { handlers: customerNetwork.nothing } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Nothing has happened yet' })).toBeVisible();
    await expect(canvas.getByText('Mails, documents and status changes appear here.')).toBeVisible();
    await expect(state(canvasElement)).toBe('empty');
  },
};
export const LoadError: Story = {
  parameters: { msw: { handlers: customerNetwork.failing } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('The timeline could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(state(canvasElement)).toBe('error');
  },
};
/** A filter of an agent who used the same browser does not apply. */
export const Filtered: Story = {
  beforeEach: () => localStorage.setItem('fairlead.activity.kind', 'NOTE'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Documents' }));
    await waitFor(() => expect(canvas.queryByText('Billing inquiry')).toBeNull());
    await expect(await canvas.findByRole('link', { name: 'Declarations CAP-7182944.pdf' })).toBeVisible();
  },
};
export const ShowsOlder: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show older' }));
    await expect(await canvas.findByText('Welcome to your new agency')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show older' })).toBeNull();
  },
};
export const OfClaim: Story = {
  render: () => <OwnClaimActivity id={claimNoteEntry.record.recordId} />,
  parameters: { route: urls.claims.view, at: to(urls.claims.view, { id: claimNoteEntry.record.recordId }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Billing inquiry')).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'DARK' } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Billing inquiry');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const French: Story = { globals: { language: 'fr' } };
export const German: Story = { globals: { language: 'de', viewport: { value: 'phone' } } };
export const Dutch: Story = { globals: { language: 'nl' } };
