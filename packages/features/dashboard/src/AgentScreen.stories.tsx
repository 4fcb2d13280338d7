import { urls } from '@fairlead/kit';
import { retries } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import AgentScreen from './AgentScreen';
import { network } from './dashboard.scenarios';

const meta = {
  title: 'Screens/Dashboard/Agency',
  component: AgentScreen,
  tags: ['screen:dashboard:AGENT'],
  parameters: { layout: 'fullscreen', route: urls.dashboard, persona: 'owner', msw: { handlers: network.agency } },
} satisfies Meta<typeof AgentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An agency admin sees plan, documents and agents. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Growth plan')).toBeVisible();
    await expect(canvas.getByText('21 days')).toBeVisible();
    await expect(canvas.getByText('4 licensed')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Quotes pending approval 14/ })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: network.agencyLoading } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-state=loading]')).toBeVisible());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const LoadError: Story = { parameters: { msw: { handlers: network.agencyFailing } }, play: retries };

export const WithoutPlan: Story = {
  parameters: { persona: 'unsubscribed', msw: { handlers: network.noPlan } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You don’t have any agency subscription plan')).toBeVisible();
    await expect(await canvas.findByText('choose a package')).toBeVisible();
  },
};

/** Members cannot choose a plan, so the notice names the agency admin. */
export const MemberWithoutPlan: Story = {
  parameters: { persona: 'agent', subscribed: false, msw: { handlers: network.memberWithoutPlan } },
  play: async ({ canvas }) => {
    const notice = (await canvas.findByText('You don’t have any agency subscription plan')).closest('[role]');
    await waitFor(() => expect(notice).toHaveTextContent('Dana Whitfield manages the plan of your agency.'));
    await expect(canvas.getByRole('link', { name: 'Email Dana Whitfield' })).toHaveAttribute(
      'href',
      'mailto:owner@demo.test',
    );
    await expect(canvas.queryByRole('link', { name: 'See the plans' })).toBeNull();
  },
};

/** A new agency starts with a plan. Steps that need a plan or a license have no button yet. */
export const NewAgency: Story = {
  parameters: { persona: 'unsubscribed', msw: { handlers: network.newAgency } },
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole('list', { name: 'Set up your agency' })).getAllByRole('listitem');
    await expect(steps).toHaveLength(6);
    const [plan, license, contacts] = steps.map((step) => within(step));
    await expect(plan?.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', urls.plans.create);
    await expect(license?.getByRole('link', { name: 'Record your license' })).toBeVisible();
    await expect(contacts?.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('0 of 6 done')).toBeVisible();
  },
};

/** Finished steps are marked; the next one has the main button. */
export const NewAgencyWithPlan: Story = {
  parameters: { msw: { handlers: network.newSubscribed } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 of 6 done')).toBeVisible();
    const current = canvas.getAllByRole('listitem').filter((step) => step.ariaCurrent === 'step');
    await expect(current).toHaveLength(1);
    const create = within(current[0] as HTMLElement).getByRole('link', { name: 'Create contact' });
    await expect(create).toHaveAttribute('href', urls.contacts.create);
    await expect(canvas.getByText('Choose a plan')).toHaveTextContent('Choose a plan, done');
  },
};
export const NewAgencyPhone: Story = { ...NewAgencyWithPlan, globals: { viewport: { value: 'phone' } } };
export const NewAgencyGerman: Story = {
  parameters: { msw: { handlers: network.newSubscribed } },
  globals: { viewport: { value: 'phone' }, language: 'de' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('3 von 6 erledigt')).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const Expired: Story = {
  parameters: { persona: 'unsubscribed', msw: { handlers: network.expired } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Growth plan')).toBeVisible();
    await expect(canvas.queryByText('21 days')).toBeNull();
    await expect(canvas.getByText('Your Growth plan has expired')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Activate the plan' })).toHaveAttribute('href', '/plans/myplan');
    await expect(canvas.queryByText(/any agency subscription plan/)).toBeNull();
  },
};

/** An agent without billing access sees only the work. Each stage links to its opportunities. */
export const Agent: Story = {
  parameters: { persona: 'agent', msw: { handlers: network.agent } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('row', { name: 'Contacted (Open) 52 $118,430.00' })).toBeVisible();
    await expect(canvas.getAllByRole('table', { name: /Pipeline|Assigned/ })).toHaveLength(1);
    const link = canvas.getByRole('link', { name: 'Quote Review' });
    await expect(link).toHaveAttribute('href', `${urls.opportunities.list}?filter=quoteReview`);
    await userEvent.click(
      within(canvas.getByRole('radiogroup', { name: 'Pipeline of' })).getByRole('radio', { name: 'Mine' }),
    );
    const mine = within(canvas.getByRole('table', { name: 'Assigned to you' }));
    await expect(mine.getByRole('row', { name: 'Quoted (Open) 7 $21,480.00' })).toBeVisible();
    const stage = mine.getByRole('link', { name: 'Quoted' });
    await expect(stage).toHaveAttribute('href', `${urls.opportunities.list}?filters=agent.is.ME&filter=quoted`);
    const unlisted = mine.getByRole('link', { name: 'In Process' });
    const chips = 'filters=agent.is.ME*status.is.IN_PROCESS';
    await expect(unlisted).toHaveAttribute('href', `${urls.opportunities.list}?${chips}`);
    const all = canvas.getByRole('link', { name: 'View all: Assigned to you' });
    await expect(all).toHaveAttribute('href', `${urls.opportunities.list}?filters=agent.is.ME`);
    await expect(canvas.getByText(/^\d+ overdue$/)).toBeVisible();
    const risk = await canvas.findByRole('link', { name: /^Next 30 days \$18,420.00/ });
    await expect(risk).toHaveAttribute('href', `${urls.renewals}?filters=due.is.IN_30&filter=notStarted`);
    // the days of the response, which begin at midnight of the agency
    const later = canvas.getByRole('link', { name: /^31 to 60 days/ });
    const period = 'due.is.IN_60*expires.between.2027-01-01.2027-01-30';
    await expect(later).toHaveAttribute('href', `${urls.renewals}?filters=${period}&filter=notStarted`);
  },
};

/** The renewals at risk fail alone. */
export const RenewalsFail: Story = {
  parameters: { persona: 'agent', msw: { handlers: network.riskFailing } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Renewals at risk could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Pipeline' })).toBeVisible();
  },
};

/** An agent without a license sees only assigned work. */
export const Assistant: Story = {
  parameters: { persona: 'assistant', msw: { handlers: network.assistant } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Assigned to you' })).toBeVisible();
    const stage = canvas.getByRole('link', { name: 'In Process' });
    await expect(stage).toHaveAttribute('href', `${urls.opportunities.list}?filters=status.is.IN_PROCESS`);
    await expect(canvas.queryByRole('link', { name: 'Create Opportunity' })).toBeNull();
  },
};

/** An agency admin without a license has the figures of the agency, without open claims. */
export const AdminWithoutLicense: Story = {
  parameters: { msw: { handlers: network.unlicensedAdmin } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Certificate/ })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Open claims/ })).toBeNull());
  },
};

/** The counts under the greeting lead to their tasks. */
export const JumpsToTasks: Story = {
  tags: ['keyboard'],
  parameters: { persona: 'agent' },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: /overdue$/ });
    const group = await canvas.findByRole('button', { name: /^Overdue/ });
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(group).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Create Opportunity' })).toBeVisible();
  },
};

export const EmptyDashboard: Story = {
  parameters: { persona: 'agent', msw: { handlers: network.nothingYet } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Quotes pending approval 0/ })).toBeVisible();
    await expect(await canvas.findByText('Nothing due today')).toBeVisible();
  },
};

/** At 1440 px, the stages of the pipeline are on one line and the figures fit, in each language. */
const stagesFit: Story = {
  parameters: { persona: 'agent', msw: { handlers: network.agent } },
  play: async ({ canvas }) => {
    const stages = (await canvas.findAllByRole('rowheader')).filter((head) => head.closest('figure'));
    await expect(stages.length).toBeGreaterThan(7);
    for (const stage of stages) {
      await expect(stage.getBoundingClientRect().height, stage.textContent).toBeLessThanOrEqual(36);
      const table = stage.closest('table');
      await expect(table?.scrollWidth, stage.textContent).toBe(table?.clientWidth);
      await expect(stage.nextElementSibling?.clientWidth, stage.textContent).toBeGreaterThanOrEqual(48);
    }
  },
};
export const Desk: Story = { ...stagesFit, globals: { viewport: { value: 'desk' } } };
export const German: Story = { ...stagesFit, globals: { viewport: { value: 'desk' }, language: 'de' } };
export const French: Story = { ...stagesFit, globals: { viewport: { value: 'desk' }, language: 'fr' } };
export const Dutch: Story = { ...stagesFit, globals: { viewport: { value: 'desk' }, language: 'nl' } };
