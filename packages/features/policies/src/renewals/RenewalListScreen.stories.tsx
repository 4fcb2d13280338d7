import { to, urls } from '@fairlead/kit';
import { listStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import RenewalListScreen from './RenewalListScreen';
import { network, queries, renewals, resetQueries } from './renewals.scenarios';

const meta = {
  title: 'Screens/Policies/Renewal centre',
  component: RenewalListScreen,
  tags: ['screen:policies.renewals'],
  parameters: {
    layout: 'fullscreen',
    route: urls.renewals,
    persona: 'agent',
    msw: { handlers: network.usual },
  },
} satisfies Meta<typeof RenewalListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStories({
  network,
  row: /PFM-2207741/,
  empty: 'No policy expires in the next 90 days',
  noResults: `${urls.renewals}?by=customerName&q=Nobody`,
});

/** Every stage with its next step, and the figures with their lists. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /PFM-2207741/ });
    const steps = [
      [0, 'Not Started', 'Renew'],
      [2, 'Quoting', 'Send quote'],
      [3, 'Offered', 'Send reminder'],
      [4, 'Accepted', 'Create policy'],
      [5, 'Accepted', 'Open renewal'],
      [6, 'Lost', 'See reason'],
      [7, 'Quoting', 'Revise quote'],
      [8, 'Quoting', 'Add quote'],
      [9, 'Quoting', 'Open quote'],
    ] as const;
    for (const [at, stage, step] of steps) {
      const { policyNumber = '', renewalQuote } = renewals[at] ?? {};
      const row = canvas.getByText(policyNumber).closest('tr');
      await expect(row?.querySelector('[data-status]')).toHaveTextContent(stage);
      const action = canvas.getByLabelText(`${step}: ${policyNumber}`);
      await expect(row).toContainElement(action);
      if (renewalQuote) await expect(action).toHaveAttribute('href', to(urls.quotes.view, { id: renewalQuote.id }));
    }
    const offered = renewals.reduce((sum, { renewalPremium }) => sum + (renewalPremium ?? 0), 0);
    const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    await expect(canvas.getByText('Offered so far').parentElement).toHaveTextContent(usd.format(offered));
    await expect(canvas.getByText('Average change').parentElement).toHaveTextContent(/[+-]\d+\.\d%$/);
    await expect(canvas.getByText('3 days overdue')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /At risk \$42,585.00 15 policies/ })).toHaveAttribute(
      'href',
      `${urls.renewals}?filters=due.is.IN_90&filter=notStarted`,
    );
    await expect(canvas.getByText('+1.8 points on last quarter')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '8 Offered' })).toHaveAttribute(
      'href',
      `${urls.renewals}?filters=due.is.IN_90&filter=offered`,
    );
  },
};
/** With several pages, the server sums all renewals that match the filters. */
export const TotalOfAllPages: Story = {
  parameters: { msw: { handlers: network.many } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$1,290,417.50')).toBeVisible();
    await expect(canvas.getByText('Total of 512 renewals')).toBeVisible();
    await expect(canvas.getByText('Offered so far').parentElement).toHaveTextContent('$804,300.00');
    await expect(canvas.getByText('Average change').parentElement).toHaveTextContent('+4.2%');
  },
};
/** In a window of 1440 px, nothing overflows and the stages are on one line. */
const stagesFit = async ({ canvas, canvasElement }: Parameters<NonNullable<Story['play']>>[0]) => {
  // the width beside the sidebar
  canvasElement.style.width = '1134px';
  await canvas.findByRole('row', { name: /PFM-2207741/ });
  const rows = canvas.getAllByRole('row').filter((row) => row.querySelector('[data-status]'));
  await expect(rows.length).toBeGreaterThan(8);
  for (const row of rows) {
    const stage = row.querySelector<HTMLElement>('[data-status]');
    await expect(stage?.offsetHeight, stage?.textContent).toBeLessThan(25);
    for (const cell of row.querySelectorAll('td'))
      await expect(cell.scrollWidth, cell.textContent).toBeLessThanOrEqual(cell.clientWidth);
  }
  return rows;
};
/** The next steps are on one line and form a column. No row has a third line, and rounded differences of zero have no text. */
export const Desk: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async (context) => {
    const rows = await stagesFit(context);
    const steps = rows.flatMap((row) => [...row.querySelectorAll<HTMLElement>('[data-next-step]')]);
    for (const step of steps) await expect(step.offsetHeight, step.textContent).toBe(28);
    await expect(new Set(steps.map(({ offsetWidth }) => offsetWidth)).size).toBe(1);
    for (const { offsetHeight, textContent } of rows) await expect(offsetHeight, textContent).toBeLessThan(50);
    await expect(context.canvas.queryByText(/^[+-]?0\.0%$/)).toBeNull();
  },
};
const fits: Story['play'] = async (context) => void (await stagesFit(context));
export const German: Story = { globals: { viewport: { value: 'desk' }, language: 'de' }, play: fits };
export const French: Story = { globals: { viewport: { value: 'desk' }, language: 'fr' }, play: fits };

/** J goes to a row, and N does its next step. */
export const NextStepKey: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /PFM-2207741/ });
    await userEvent.keyboard('j');
    const row = document.activeElement?.closest('tr') as HTMLElement;
    const step = within(row).getByRole('button', { name: /^Renew: / });
    await userEvent.keyboard('n');
    await expect(await screen.findByRole('dialog', { name: /^Renew/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(step).toBeVisible();
  },
};
export const Loading: Story = states.Loading;
export const Empty: Story = states.Empty;
export const NoResults: Story = states.NoResults;
export const LoadError: Story = states.LoadError;
export const Offline: Story = states.Offline;
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dutch: Story = { globals: { language: 'nl', viewport: { value: 'phone' } } };

/** The list stays usable without the figures. */
export const FiguresFail: Story = {
  parameters: { msw: { handlers: network.withoutFigures } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(await canvas.findByRole('row', { name: /PFM-2207741/ })).toBeVisible();
  },
};

/** "Renew" opens the dialog of the policy. */
export const Renews: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /PFM-2207741/ });
    await userEvent.click(within(row).getByRole('button', { name: /^Renew/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Renew policy' });
    await expect(await within(dialog).findByText(/PFM-2207741/)).toBeVisible();
  },
};

/** A policy that cannot be loaded is not renewed. */
export const RenewFails: Story = {
  parameters: { msw: { handlers: network.withoutPolicy } },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /PFM-2207741/ });
    await userEvent.click(within(row).getByRole('button', { name: /^Renew/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByRole('status')).toBeVisible();
  },
};

/** The switch shows the user's own policies, and keeps the other filters. */
export const Mine: Story = {
  parameters: { at: `${urls.renewals}?filter=quoting` },
  play: async ({ canvas, userEvent }) => {
    resetQueries();
    await userEvent.click(await canvas.findByRole('radio', { name: 'Mine' }));
    await waitFor(() => expect(queries.at(-1)?.get('filters')).toBe('agent.is.ME'));
    await expect(queries.at(-1)?.get('stage')).toBe('QUOTING');
    await userEvent.click(canvas.getByRole('radio', { name: 'Agency' }));
    await waitFor(() => expect(queries.at(-1)?.has('filters')).toBe(false));
  },
};

/** Agents without a license read the renewals, and cannot take the steps. */
export const Assistant: Story = {
  parameters: { persona: 'assistant' },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /PFM-2207741/ });
    await expect(canvas.queryByRole('button', { name: /^Renew:/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: /^See reason/ })).toBeVisible();
  },
};
