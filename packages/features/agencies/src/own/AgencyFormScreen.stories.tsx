import { urls } from '@fairlead/kit';
import { conflictStory, formStories, recordStories, savedStory } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import AgencyFormScreen from './AgencyFormScreen';
import { network, shown, theirs } from './own.scenarios';

const meta = {
  title: 'Screens/Agencies/Agency form',
  component: AgencyFormScreen,
  tags: ['screen:agencies.edit'],
  parameters: {
    layout: 'fullscreen',
    route: urls.agency.edit,
    at: `/agency/edit/${shown.id}`,
    persona: 'owner',
    msw: { handlers: network.usual },
  },
} satisfies Meta<typeof AgencyFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = 'Update Agency';
const records = recordStories({ network, backTo: `/agency/${shown.id}` });
const states = formStories({
  network,
  submit,
  valid: { 'Agency Name': 'Brightwater' },
  invalid: { values: { 'Agency Name': ' ' }, errors: ['Agency Name is required'] },
});

export const Edit: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Agency Name/ })).toHaveValue(shown.agencyName);
    await expect(canvas.getByRole('checkbox', { name: 'Maine' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'New York' })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Auto' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Update Agency' })).toBeDisabled();
  },
};
export const Loading: Story = records.Loading;
export const NotFound: Story = records.NotFound;
export const LoadError: Story = records.LoadError;

export const Invalid: Story = states.Invalid;
export const Submitting: Story = states.Submitting;
export const ServerError: Story = states.ServerError;

/** Saves the choices and opens the page of the agency. */
export const Saves: Story = savedStory({
  submit,
  valid: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('checkbox', { name: 'New York' })),
  opens: `/agency/${shown.id}`,
  toast: 'Agency updated successfully',
});

/** Another user saved in the meantime: the entered values stay, and the user can load the newer ones. */
export const ChangedMeanwhile: Story = conflictStory({
  handlers: network.changedMeanwhile,
  submit,
  field: 'Agency Name',
  mine: 'Mine',
  theirs: theirs.agencyName,
  message: 'Another user has changed this in the meantime',
});
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dutch: Story = { globals: { language: 'nl' } };
