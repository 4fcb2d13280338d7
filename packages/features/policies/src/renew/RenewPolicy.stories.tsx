import { dayInput, formatDay, urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import PolicyScreen from '../detail/PolicyScreen';
import { between, expired, expiring, network, pastDue, renewed, sentBody } from './renew.scenarios';

type Context = Parameters<NonNullable<Story['play']>>[0];

const meta = {
  title: 'Screens/Policies/Renew policy',
  component: PolicyScreen,
  parameters: {
    layout: 'fullscreen',
    route: urls.policies.detail,
    at: `/policies/${expiring.id}?renew=1`,
    persona: 'agent',
    msw: { handlers: network.usual },
  },
} satisfies Meta<typeof PolicyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = async () => within(await screen.findByRole('dialog', { name: 'Renew policy' }));
const premiumOf = (dialog: Awaited<ReturnType<typeof dialogOf>>) => dialog.getByRole('textbox', { name: /Premium/ });
const choose = async ({ userEvent }: Context, choice: RegExp) => {
  const dialog = await dialogOf();
  await userEvent.click(dialog.getByRole('radio', { name: choice }));
  return dialog;
};

/** The terms beside each other. The premium has the focus, and its difference appears while it is typed. */
export const Renew: Story = {
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    await waitFor(() => expect(premiumOf(dialog)).toHaveFocus());
    await expect(dialog.getByText('Enter the new premium')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Effective Date/ })).toHaveValue(dayInput(expiring.expiredDate));
    await expect(dialog.getByRole('textbox', { name: /Expire Date/ })).toHaveValue(dayInput(renewed.expiredDate));
    await userEvent.keyboard('33,080.10');
    await expect(dialog.getByText('+$1,871.35')).toBeVisible();
    await expect(dialog.getByText('+6.0%')).toBeVisible();
    await expect(dialog.getByText('6 of 6 copied')).toBeVisible();
  },
};

/** The premium of the quote that the customer has to answer is entered. The quote is named until the premium changes. */
export const FromQuote: Story = {
  parameters: { msw: { handlers: network.offered } },
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    await waitFor(() => expect(premiumOf(dialog)).toHaveFocus());
    await expect(premiumOf(dialog)).toHaveValue('33,080.10');
    await expect(dialog.getByText('from Q-311')).toBeVisible();
    await expect(dialog.getByText('+6.0%')).toBeVisible();
    await userEvent.clear(premiumOf(dialog));
    await userEvent.type(premiumOf(dialog), '33,000');
    await expect(dialog.queryByText('from Q-311')).toBeNull();
  },
};

export const HighIncrease: Story = {
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    await userEvent.type(premiumOf(dialog), '35,000');
    await expect(dialog.getByText('+12.1%').closest('[data-level]')).toHaveAttribute('data-level', 'high');
  },
};

export const LowerPremium: Story = {
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    await userEvent.type(premiumOf(dialog), '30,000');
    await expect(dialog.getByText('-$1,208.75').closest('[data-level]')).toHaveAttribute('data-level', 'lower');
  },
};

export const PastDue: Story = {
  parameters: { msw: { handlers: network.of(pastDue) } },
  play: async () => {
    const dialog = await dialogOf();
    await expect(dialog.getByText('Past-due amounts stay with this term.')).toBeVisible();
  },
};

/** The new term opens. The toast links back to the renewed policy. */
export const Renews: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Collision' }));
    await expect(dialog.getByText('5 of 6 copied')).toBeVisible();
    await userEvent.type(premiumOf(dialog), '33080.10');
    await userEvent.click(dialog.getByRole('button', { name: 'Renew policy' }));
    await screen.findByText('Policy renewed');
    await expect(sentBody()).toMatchObject({
      premium: 33_080.1,
      policyNumber: expiring.policyNumber,
      effectiveDate: expiring.expiredDate,
      expiredDate: renewed.expiredDate,
      version: expiring.version,
    });
    await expect((sentBody() as { coverageIds: string[] }).coverageIds).toHaveLength(5);
    const previous = await canvas.findByRole('link', { name: /Previous term/ });
    await expect(previous).toHaveAttribute('href', expect.stringContaining(expiring.id));
    await userEvent.click(screen.getByRole('button', { name: 'Open previous term' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Previous term/ })).toBeNull());
  },
};

export const Invalid: Story = {
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    const ends = dialog.getByRole('textbox', { name: /Expire Date/ });
    await userEvent.clear(ends);
    await userEvent.type(ends, dayInput(expiring.expiredDate));
    await userEvent.click(dialog.getByRole('button', { name: 'Renew policy' }));
    await expect(await dialog.findByText('Premium is required')).toBeVisible();
    await userEvent.type(premiumOf(dialog), '5');
    await expect(await dialog.findByText('Please select date after effective date')).toBeVisible();
  },
};

export const Submitting: Story = {
  parameters: { msw: { handlers: network.saving } },
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    await userEvent.type(premiumOf(dialog), '33000');
    await userEvent.click(dialog.getByRole('button', { name: 'Renew policy' }));
    await expect(await dialog.findByRole('button', { name: /Renew policy/ })).toHaveAttribute('aria-busy', 'true');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};

export const ServerError: Story = {
  parameters: { msw: { handlers: network.failing } },
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    await userEvent.type(premiumOf(dialog), '33000');
    await userEvent.click(dialog.getByRole('button', { name: 'Renew policy' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(premiumOf(dialog)).toHaveValue('33,000.00');
  },
};

export const FieldError: Story = {
  parameters: { msw: { handlers: network.refused } },
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    await userEvent.type(premiumOf(dialog), '33000');
    await userEvent.click(dialog.getByRole('button', { name: 'Renew policy' }));
    await expect(await dialog.findByText('Please select date after effective date')).toBeVisible();
  },
};

/** A conflict keeps the input and offers the current values. */
export const ChangedMeanwhile: Story = {
  parameters: { msw: { handlers: network.changedMeanwhile } },
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    await userEvent.type(premiumOf(dialog), '33000');
    await userEvent.click(dialog.getByRole('button', { name: 'Renew policy' }));
    await expect(await dialog.findByText('Another user has changed this in the meantime')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Load current values' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Policy Number/ })).toHaveValue('CA-90-551287-B'));
  },
};

export const Requote: Story = {
  play: async (context) => {
    const dialog = await choose(context, /Re-quote/);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Create quotes' }));
    await expect(await dialog.findByText('Carriers is required')).toBeVisible();
    await context.userEvent.click(dialog.getByRole('combobox', { name: /Carriers/ }));
    const [first] = await screen.findAllByRole('option');
    if (first) await context.userEvent.click(first);
    await context.userEvent.keyboard('{Escape}');
  },
};

/** Arrow keys change the choice and stay in it. */
export const ChoosesByKeyboard: Story = {
  play: async (context) => {
    const dialog = await choose(context, /Re-quote with other carriers/);
    await context.userEvent.keyboard('{ArrowLeft}');
    const radio = dialog.getByRole('radio', { name: /^Renew/ });
    await expect(radio).toBeChecked();
    await expect(premiumOf(dialog)).toBeVisible();
    await expect(radio).toHaveFocus();
  },
};

export const NotRenewing: Story = {
  play: async (context) => {
    const dialog = await choose(context, /Not renewing/);
    const { userEvent } = context;
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as not renewing' }));
    await expect(await dialog.findByText('Reason is required')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Price' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Note/ }), 'Cheaper elsewhere');
    await expect(dialog.getByText(`The policy stays active until ${formatDay(expiring.expiredDate)}.`)).toBeVisible();
  },
};

/** A policy that has expired no longer stays active. */
export const NotRenewingExpired: Story = {
  parameters: { msw: { handlers: network.expired } },
  play: async (context) => {
    const dialog = await choose(context, /Not renewing/);
    await expect(dialog.getByText(`Ended on ${formatDay(expired.expiredDate)}`)).toBeVisible();
    await expect(dialog.getByText(`The policy expired on ${formatDay(expired.expiredDate)}.`)).toBeVisible();
  },
};

export const MarksAsNotRenewing: Story = {
  play: async (context) => {
    const dialog = await choose(context, /Not renewing/);
    await context.userEvent.click(dialog.getByRole('radio', { name: 'Sold' }));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Mark as not renewing' }));
    await screen.findByText('Policy marked as not renewing');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sentBody()).toEqual({ version: expiring.version, reason: 'SOLD', note: '' });
  },
};

/** The page shows the reason. Renewing is still possible. */
export const MarkedAsNotRenewing: Story = {
  parameters: { at: `/policies/${expiring.id}`, msw: { handlers: network.marked } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Not renewing: Price.')).toBeVisible();
    await expect(canvas.getByText(/Another agency offered/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Renew' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove mark' }));
    await screen.findByText('The policy is no longer marked as not renewing');
  },
};

/** A renewed policy links to both terms and cannot be renewed again. */
export const Renewed: Story = {
  parameters: { msw: { handlers: network.between } },
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('link', { name: /Next term/ });
    await expect(next).toHaveAttribute('href', `/policies/${renewed.id}`);
    await expect(canvas.getByRole('link', { name: /Previous term/ })).toHaveTextContent('$29,870.00');
    await expect(next).toHaveTextContent(formatDay(between.expiredDate));
    await expect(canvas.queryByRole('button', { name: 'Renew' })).toBeNull();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** A policy that is not renewed yet links to the quote for its next term. */
export const Quoted: Story = {
  parameters: { at: `/policies/${expiring.id}`, msw: { handlers: network.offered } },
  play: async ({ canvas }) => {
    const quote = await canvas.findByRole('link', { name: 'Next term, quote Q-311 $33,080.10' });
    await expect(quote).toHaveAttribute('href', `/quotes/${expiring.id}`);
  },
};

export const Phone: Story = { ...Renew, globals: { viewport: { value: 'phone' } } };
export const PhoneNotRenewing: Story = { ...NotRenewing, globals: { viewport: { value: 'phone' } } };
export const RenewedOnPhone: Story = { ...Renewed, globals: { viewport: { value: 'phone' } } };
export const German: Story = {
  globals: { language: 'de', viewport: { value: 'phone' } },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Police verlängern' })).toBeVisible();
  },
};
