import { retries, staysWhenStale } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import AgencyDocsPanel from './AgencyDocsPanel';
import { panelNetwork as network } from './verification.scenarios';

/** Tab on the page of an agency, for platform admins. */
const meta = {
  title: 'Screens/Verification/Docs of an agency',
  component: AgencyDocsPanel,
  args: { id: '01935b1e-0002-7000-8000-000000000001' },
  parameters: { layout: 'padded', msw: { handlers: network.usual } },
} satisfies Meta<typeof AgencyDocsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Articles of incorporation/ });
    await expect(within(row).getByText(/second page cannot be read/)).toBeVisible();
    const missing = canvas.getByRole('row', { name: /Surety bond.*Missing/ });
    await expect(within(missing).queryByRole('button')).toBeNull();
    await expect(within(missing).getByText('Optional')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Approve W-9 of Brightwater Insurance' })).toBeVisible();
  },
};
/** Loaded rows stay when the server cannot refresh them. */
export const Stale: Story = {
  play: staysWhenStale((canvas) => canvas.findByRole('row', { name: /Articles of incorporation/ })),
};
export const Loading: Story = {
  parameters: { msw: { handlers: network.loading } },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Verification Docs' });
    await expect(region).toHaveAttribute('aria-busy', 'true');
  },
};
export const Empty: Story = {
  parameters: { msw: { handlers: network.empty } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No documents requested')).toBeVisible();
  },
};
export const LoadError: Story = { parameters: { msw: { handlers: network.failing } }, play: retries };
export const Approves: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve W-9 of Brightwater Insurance' }));
    await screen.findByText('Document approved');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dutch: Story = { globals: { language: 'nl' } };
