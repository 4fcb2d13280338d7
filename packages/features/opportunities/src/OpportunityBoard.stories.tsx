import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { boardNetwork, moves } from './board.scenarios';
import OpportunityListScreen from './OpportunityListScreen';

const meta = {
  title: 'Screens/Opportunities/Opportunity board',
  component: OpportunityListScreen,
  parameters: {
    layout: 'fullscreen',
    route: urls.opportunities.list,
    at: `${urls.opportunities.list}?layout=board`,
    persona: 'agent',
    msw: { handlers: boardNetwork().usual },
  },
  beforeEach: () => {
    moves.length = 0;
  },
} satisfies Meta<typeof OpportunityListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const column = (canvas: Canvas, name: string) => canvas.findByRole('group', { name });
const cards = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('group')
    .map((card) => card.getAttribute('aria-label')?.split(',')[0]);

/** One column per status, with the filters of the list. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const fresh = await column(canvas, 'New');
    await waitFor(() => expect(cards(fresh)).not.toEqual([]));
    await expect(canvas.getByRole('combobox', { name: 'Filter' })).toBeVisible();
    const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(['New', 'Contacted', 'Quoted', 'Quote Review', 'Won', 'Lost']);
  },
};

/** Selected rows of the list do not stay selected unseen behind the board. */
export const EndsSelection: Story = {
  parameters: { at: urls.opportunities.list },
  play: async ({ canvas, userEvent }) => {
    const inRows = () => canvas.getAllByRole('checkbox').filter((box) => box.closest('tbody'));
    await waitFor(() => expect(inRows()).not.toEqual([]));
    await userEvent.click(inRows()[0] as HTMLElement);
    await screen.findByRole('button', { name: 'Assign agent' });
    await userEvent.click(canvas.getByRole('button', { name: 'Board' }));
    await column(canvas, 'New');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Assign agent' })).toBeNull());
  },
};

/** Each column has the premium of all its opportunities, also of those that are not loaded. */
export const Premiums: Story = {
  parameters: { msw: { handlers: boardNetwork().manyNew } },
  play: async ({ canvas }) => {
    await expect(await within(await column(canvas, 'New')).findByText('$61.2K')).toHaveAttribute('title', '$61,200.00');
    const quoted = await column(canvas, 'Quoted');
    const amounts = () =>
      [...quoted.querySelectorAll('[data-card]')].map((card) => /\$([\d,.]+)/.exec(card.textContent)?.[1] ?? '0');
    await waitFor(() => expect(amounts()).not.toEqual([]));
    const sum = amounts().reduce((all, amount) => all + Number(amount.replaceAll(',', '')), 0);
    const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    await expect(quoted.querySelector('[title^="$"]')).toHaveAttribute('title', usd.format(sum));
  },
};

/** A search has no figures, so that columns with more cards show no premium. */
export const PremiumsOfASearch: Story = {
  parameters: {
    at: `${urls.opportunities.list}?layout=board&by=agentName&q=Marcus`,
    msw: { handlers: boardNetwork().manyNew },
  },
  play: async ({ canvas }) => {
    const fresh = await column(canvas, 'New');
    await waitFor(() => expect(cards(fresh)).not.toEqual([]));
    await expect(fresh.querySelector('[title^="$"]')).toBeNull();
  },
};

/** The avatar is at the foot of its card, with and without an amount. */
export const AlignsAvatars: Story = {
  play: async ({ canvasElement }) => {
    const findFeet = () =>
      [...canvasElement.querySelectorAll('[data-card]')].flatMap((card) => {
        const avatar = [...card.querySelectorAll('span[aria-hidden]')].find(({ textContent }) => textContent !== '');
        if (!avatar) return [];
        const distance = card.getBoundingClientRect().bottom - avatar.getBoundingClientRect().bottom;
        return [{ hasAmount: card.textContent.includes('$'), distance }];
      });
    // the columns load one by one
    await waitFor(() => expect(new Set(findFeet().map(({ hasAmount }) => hasAmount)).size).toBe(2));
    await waitFor(async () => {
      const distances = findFeet().map(({ distance }) => distance);
      await expect(Math.max(...distances) - Math.min(...distances)).toBeLessThan(1);
    });
  },
};

/** Each status has a column. */
export const AllStatuses: Story = {
  play: async ({ canvas, userEvent }) => {
    await column(canvas, 'New');
    await userEvent.click(canvas.getByRole('button', { name: 'All statuses' }));
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(10);
  },
};

/** The filter of the list also narrows the board. */
export const Filtered: Story = {
  parameters: { at: `${urls.opportunities.list}?layout=board&filter=contacted` },
  play: async ({ canvas }) => {
    await column(canvas, 'Contacted');
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  },
};

export const MovesAndTakesBack: Story = {
  parameters: { msw: { handlers: boardNetwork().usual } },
  play: async ({ canvas, userEvent }) => {
    const fresh = await column(canvas, 'New');
    await waitFor(() => expect(cards(fresh)).not.toEqual([]));
    const [name = ''] = cards(fresh);
    within(fresh)
      .getByRole('group', { name: new RegExp(`^${name}`) })
      .focus();
    await userEvent.keyboard(' {ArrowRight} ');
    await waitFor(() => expect(moves).toEqual(['CONTACTED']));
    await expect(cards(await column(canvas, 'Contacted'))).toContain(name);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(moves).toEqual(['CONTACTED', 'NEW']));
    await waitFor(async () => expect(cards(await column(canvas, 'New'))).toContain(name));
  },
};

/** The system sets some statuses. The reason is shown, and nothing is sent. */
export const RefusesStatusOfTheSystem: Story = {
  play: async ({ canvas, userEvent }) => {
    const quoted = await column(canvas, 'Quoted');
    await waitFor(() => expect(cards(quoted)).not.toEqual([]));
    within(quoted).getAllByRole('group')[0]?.focus();
    await userEvent.keyboard(' {ArrowRight} ');
    await expect(within(await column(canvas, 'Quote Review')).getByText(/set when a policy is created/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(moves).toEqual([]);
  },
};

export const ChangedMeanwhile: Story = {
  parameters: { msw: { handlers: boardNetwork().changedMeanwhile } },
  play: async ({ canvas, userEvent }) => {
    const fresh = await column(canvas, 'New');
    await waitFor(() => expect(cards(fresh)).not.toEqual([]));
    const [name = ''] = cards(fresh);
    within(fresh).getAllByRole('group')[0]?.focus();
    await userEvent.keyboard(' {ArrowRight} ');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/was put back in New\. Another user/);
    await expect(cards(await column(canvas, 'New'))).toContain(name);
  },
};

/** An agent without a license sets other statuses. */
export const Unlicensed: Story = {
  parameters: { persona: 'assistant' },
  play: async ({ canvas }) => {
    await column(canvas, 'In Process');
    const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(['New', 'In Process', 'Processed', 'Contacted', 'Quoted', 'Quote Review']);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Contacted \d/ }));
    await expect(await column(canvas, 'Contacted')).toBeVisible();
  },
};
export const PhoneGerman: Story = { ...Phone, globals: { ...Phone.globals, language: 'de' }, play: undefined };

/** Customers have no board. */
export const Customer: Story = {
  parameters: { persona: 'customer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Board' })).toBeNull();
  },
};
