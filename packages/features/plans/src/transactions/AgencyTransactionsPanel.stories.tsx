import { people } from '@fairlead/api-client/mocks';
import { urls } from '@fairlead/kit';
import { panelStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import AgencyTransactionsPanel from './AgencyTransactionsPanel';
import { network } from './transactions.scenarios';

/** Tab of the agency page, for platform admins. */
const meta = {
  title: 'Screens/Plans/Transactions of an agency',
  component: AgencyTransactionsPanel,
  args: { id: people.owner.agency?.id ?? '' },
  parameters: { layout: 'padded', route: urls.agencies.view, at: '/agencies/view/1', msw: { handlers: network.usual } },
} satisfies Meta<typeof AgencyTransactionsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const panel = panelStories({ network, empty: 'Payments appear here when a plan is paid.' });

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /FL-7K3M-2222/ });
    await expect(canvas.queryByRole('columnheader', { name: 'Agency' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Receipt of FL-7K3M-2222' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
export const Loading: Story = panel.Loading;
export const Empty: Story = panel.Empty;
export const LoadError: Story = panel.LoadError;
/** The URL contains the page number. A page number that is too high shows the last page. */
export const Pages: Story = {
  parameters: { at: '/agencies/view/1?page=9', msw: { handlers: network.many } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /FL-7K3M-2222/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await canvas.findByRole('row', { name: /FL-7K3M-2246/ });
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const French: Story = { globals: { language: 'fr' } };
