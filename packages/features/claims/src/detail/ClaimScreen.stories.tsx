import { urls } from '@fairlead/kit';
import { recordStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { network, resetClaim, sampleClaim } from '../claims.scenarios';
import ClaimScreen from './ClaimScreen';

const meta = {
  title: 'Screens/Claims/Claim',
  component: ClaimScreen,
  tags: ['screen:claims.view'],
  beforeEach: resetClaim,
  parameters: {
    layout: 'fullscreen',
    route: urls.claims.view,
    at: `/claims/${sampleClaim.id}`,
    persona: 'agent',
    msw: { handlers: network.record },
  },
} satisfies Meta<typeof ClaimScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const records = recordStories({ network, backTo: urls.claims.list });

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Claim CLM-315' })).toBeVisible();
    await expect(canvas.getByRole('note')).toHaveTextContent('Police report SPD-26-118204, full copy with diagram.');
    await expect(canvas.getByText('(941) 555-0190')).toBeVisible();
    await expect(canvas.getByText('$6,800.00')).toBeVisible();
    await expect(await canvas.findByText('The adjuster calls back on Monday.')).toBeVisible();
  },
};
export const Loading: Story = records.Loading;
export const NotFound: Story = records.NotFound;
export const LoadError: Story = records.LoadError;
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** A claim with most fields empty. */
export const Bare: Story = {
  parameters: { msw: { handlers: network.bare } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Claim CLM-315' })).toBeVisible();
    await expect(canvas.queryByRole('note')).toBeNull();
  },
};
/** The claim of an erased contact can still be settled, without new notes, documents, people and mails. */
export const ErasedContact: Story = {
  parameters: { msw: { handlers: network.erased } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The personal data of this contact was erased')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change status' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Add note|Edit People and damage/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^Email/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Upload Doc' })).toBeDisabled();
  },
};

/** Documents of a settled claim can no longer be added or deleted. */
export const Settled: Story = {
  parameters: { msw: { handlers: network.settled } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Upload Doc' })).toBeDisabled();
    await expect(canvas.getAllByRole('button', { name: /^View .*\.\w+$/ }).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('button', { name: /^Delete / })).toBeNull();
  },
};

/** A claim for a vehicle that someone else reported. */
export const Vehicle: Story = {
  parameters: { msw: { handlers: network.vehicle } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Can the car be driven?')).toBeVisible();
    await expect(canvas.getByText('Ruth Abadi', { selector: 'dd, dd *' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Loss details' }));
    await expect(await canvas.findByRole('textbox', { name: /Name of the person/ })).toHaveValue('Ruth Abadi');
    await expect(canvas.getByRole('radio', { name: 'No' })).toBeChecked();
  },
};

/** Customers see no notes and change nothing, but they can upload requested documents. */
export const AsCustomer: Story = {
  parameters: { persona: 'customer' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Claim CLM-315' });
    await expect(canvas.queryByRole('heading', { name: 'Notes' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Edit|Change status|Withdraw/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Upload document' }));
    await screen.findByRole('dialog', { name: 'Upload Doc' });
  },
};

/** The menu offers only the allowed next statuses. Some of them require a note to the customer. */
export const ChangesStatus: Story = {
  parameters: { msw: { handlers: network.stateful } },
  play: async ({ canvas, userEvent }) => {
    const goTo = async (status: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Change status' }));
      await expect(await screen.findByRole('menuitem', { current: true })).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(await screen.findByRole('menuitem', { name: status }));
      return screen.findByRole('dialog', { name: `Change status to ${status}` });
    };
    const filedDialog = await goTo('Filed With Carrier');
    await userEvent.click(within(filedDialog).getByRole('button', { name: 'Change status' }));
    await screen.findByText('Claim status updated');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const infoDialog = await goTo('Info Requested');
    await userEvent.click(within(infoDialog).getByRole('button', { name: 'Change status' }));
    await expect(await within(infoDialog).findByText('Please tell the customer why')).toBeVisible();
    await userEvent.type(within(infoDialog).getByRole('textbox'), 'Two estimates, please.');
    await userEvent.click(within(infoDialog).getByRole('button', { name: 'Change status' }));
    await waitFor(() => expect(canvas.getByRole('note')).toHaveTextContent('Two estimates, please.'));
  },
};

/** A customer withdraws the claim after confirmation. Then the button is gone. */
export const WithdrawsAfterConfirmation: Story = {
  parameters: { persona: 'customer', msw: { handlers: network.stateful } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw claim' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Withdraw this claim?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw claim' }));
    await screen.findByText('Claim withdrawn');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Withdraw claim' })).toBeNull());
  },
};

export const EditsAdjuster: Story = {
  parameters: { msw: { handlers: network.stateful } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Adjuster' }));
    const name = await canvas.findByRole('textbox', { name: 'Adjuster name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Omar Haddad');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Omar Haddad')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit Adjuster' })).toHaveFocus();
  },
};

/** Errors appear at their fields. A conflict keeps the input. */
export const KeepsInputOnConflict: Story = {
  parameters: { msw: { handlers: network.stale } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Loss details' }));
    const text = await canvas.findByRole('textbox', { name: /Description/ });
    await userEvent.clear(text);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Description is required')).toBeVisible();
    await userEvent.type(text, 'Told anew.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Another user has changed this.')).toBeVisible();
    await expect(text).toHaveValue('Told anew.');
    await expect(canvas.getByText(/Save again to overwrite those changes/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load current values' }));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: /Description/ })).toBeNull());
  },
};

/** An error answer without a message shows a general text in the section. */
export const EmptyServerError: Story = {
  parameters: { msw: { handlers: network.emptyError } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Loss details' }));
    const text = await canvas.findByRole('textbox', { name: /Description/ });
    await userEvent.type(text, ' It rained.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Something went wrong. Try again.')).toBeVisible();
  },
};

/** Text that an agent types while a note is being saved stays, for the next note. */
export const KeepsTextOfNextNote: Story = {
  parameters: { msw: { handlers: network.stateful } },
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'Add note' }));
    await userEvent.type(form.getByRole('textbox'), 'Called the adjuster.{Control>}{Enter}{/Control} Then the shop.');
    await expect(await screen.findByText('Note added')).toBeVisible();
    await expect(form.getByRole('textbox')).toHaveValue('Then the shop.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(form.getByRole('textbox')).toHaveValue(''));
  },
};
