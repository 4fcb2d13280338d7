import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { forgetChanges, detailNetwork as network, shown } from '../policies.scenarios';
import PolicyScreen from './PolicyScreen';

const meta = {
  title: 'Screens/Policies/Policy',
  component: PolicyScreen,
  tags: ['screen:policies.detail'],
  beforeEach: forgetChanges,
  parameters: {
    layout: 'fullscreen',
    route: urls.policies.detail,
    at: `/policies/${shown.id}`,
    persona: 'agent',
    msw: { handlers: network.usual },
  },
} satisfies Meta<typeof PolicyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Commercial Auto' })).toBeVisible();
    for (const name of ['Policy Info', 'General Info', 'Agent Info', 'Owner Info', 'Other Information'])
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
    const [chip] = canvas.getAllByText('Active');
    await expect(chip).toHaveAttribute('data-status', 'ACTIVE');
  },
};
export const Loading: Story = { parameters: { msw: { handlers: network.loading } } };
export const NotFound: Story = { parameters: { msw: { handlers: network.missing } } };
export const LoadError: Story = { parameters: { msw: { handlers: network.failing } } };
/** Little is known of it yet. */
export const Bare: Story = { parameters: { msw: { handlers: network.bare } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** They read, pay and cancel, and change nothing else. */
export const AsCustomer: Story = {
  parameters: { persona: 'customer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Make Payment' })).toHaveAttribute(
      'href',
      shown.carrierDetails?.paymentUrl,
    );
    await expect(canvas.queryByRole('button', { name: /Edit/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Change Agent' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Email owner' })).toBeNull();
  },
};

export const CancelsAfterConfirmation: Story = {
  parameters: { persona: 'customer' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel Policy' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this policy?' });
    await waitFor(() => expect(within(dialog).getByText(/CA-90-551287/)).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel Policy' }));
    await screen.findByText('Policy cancelled successfully!');
  },
};

/** Save waits for an effective date, and for an end after it. */
export const EditsPolicyInfo: Story = {
  parameters: { msw: { handlers: network.remembering } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Policy Info' }));
    const form = await canvas.findByRole('form', { name: 'Policy Info' });
    const save = within(form).getByRole('button', { name: 'Save' });
    const begins = within(form).getByRole('textbox', { name: /Effective Date/ });
    const ends = within(form).getByRole('textbox', { name: /Expire Date/ });
    await expect(save).toBeDisabled();
    await userEvent.clear(begins);
    await expect(await within(form).findByText('Please select effective date')).toBeVisible();
    await expect(save).toBeDisabled();
    await userEvent.type(begins, '03/15/2026');
    await userEvent.clear(ends);
    await userEvent.type(ends, '03/15/2026');
    await expect(await within(form).findByText('Please select date after effective date')).toBeVisible();
    await expect(save).toBeDisabled();
    await userEvent.clear(ends);
    await userEvent.type(ends, '03/15/2027');
    await userEvent.click(save);
    await screen.findByText('Policy updated successfully');
    await waitFor(() => expect(canvas.queryByRole('form', { name: 'Policy Info' })).toBeNull());
    await expect((await canvas.findAllByText('03/15/2027')).length).toBeGreaterThan(0);
  },
};

/** Somebody else has saved the same: what was typed stays, and one chooses. */
export const TellsOfAnotherChange: Story = {
  parameters: { msw: { handlers: network.changedMeanwhile } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Policy Info' }));
    const form = await canvas.findByRole('form', { name: 'Policy Info' });
    const number = within(form).getByRole('textbox', { name: /Policy Number/ });
    await userEvent.clear(number);
    await userEvent.type(number, 'CA-1');
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await expect(await within(form).findByText('Somebody else has changed this in the meantime')).toBeVisible();
    await expect(number).toHaveValue('CA-1');
    await userEvent.click(within(form).getByRole('button', { name: 'Load current values' }));
    await waitFor(() => expect(canvas.queryByRole('form', { name: 'Policy Info' })).toBeNull());
  },
};

export const KeepsWhatIsGoodOfTheCoverages: Story = {
  parameters: { msw: { handlers: network.partial } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Coverages / Limits Of Liability' }));
    const form = await canvas.findByRole('form', { name: 'Coverages / Limits Of Liability' });
    const first = within(form).getByRole('group', { name: 'Coverage 1' });
    await userEvent.clear(within(first).getByRole('textbox', { name: /Value/ }));
    await userEvent.type(within(first).getByRole('textbox', { name: /Value/ }), '$2,000,000');
    await userEvent.click(within(form).getByRole('button', { name: 'Add coverage' }));
    const added = await within(form).findByRole('group', { name: 'Coverage 7' });
    const save = within(form).getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await userEvent.type(within(added).getByRole('textbox', { name: /Name/ }), 'Towing');
    await userEvent.type(within(added).getByRole('textbox', { name: /Value/ }), '0');
    await userEvent.click(save);
    await screen.findByText('Successfully submitted 1 out of 2 items.');
    await expect(
      await within(form).findByText('Failed to submit 1 items: Field 2: Value can have at most 255 characters'),
    ).toBeVisible();
  },
};

export const ChangesTheAgent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Agent' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change Agent' });
    const assign = within(dialog).getByRole('button', { name: 'Assign' });
    await expect(assign).toBeDisabled();
    await userEvent.click(within(dialog).getByRole('combobox', { name: /Agent/ }));
    const [, other] = await screen.findAllByRole('option');
    if (other) await userEvent.click(other);
    await userEvent.click(assign);
    await screen.findByText('Agent assigned successfully');
  },
};

/** Written in its place. */
export const EditsOtherInformation: Story = {
  parameters: { msw: { handlers: network.remembering } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Other Information' }));
    const form = await canvas.findByRole('form', { name: 'Other Information' });
    const text = await within(form).findByRole('textbox', { name: 'Other Information' });
    await userEvent.click(text);
    await userEvent.keyboard('Reviewed in January. ');
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await screen.findByText('Policy updated successfully');
    await expect(await canvas.findByText(/Reviewed in January\./)).toBeVisible();
  },
};
