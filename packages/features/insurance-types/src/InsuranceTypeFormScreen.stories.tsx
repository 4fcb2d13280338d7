import { urls } from '@fairlead/kit';
import { conflictStory, formStories, recordStories, rejectedStory, savedStory } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import InsuranceTypeFormScreen from './InsuranceTypeFormScreen';
import { edited, network, theirs } from './insuranceTypes.scenarios';

const meta = {
  title: 'Screens/Insurance types/Insurance type form',
  component: InsuranceTypeFormScreen,
  tags: ['screen:insuranceTypes.create', 'screen:insuranceTypes.edit'],
  parameters: { layout: 'fullscreen', route: urls.insuranceTypes.create, msw: { handlers: network.usual } },
} satisfies Meta<typeof InsuranceTypeFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const edit = { route: urls.insuranceTypes.edit, at: `/insurance/edit/${edited.id}` };

const submit = 'Create Insurance Type';
const valid = { Name: 'Pet', Tag: 'PET' };
const records = recordStories({ network, backTo: urls.insuranceTypes.list, parameters: edit });
const states = formStories({
  network,
  submit,
  valid,
  invalid: { values: { Name: ' ' }, errors: ['Name is required', 'Tag is required'] },
});

export const Create: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Name/ })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'Active' })).toBeChecked();
  },
};

export const Edit: Story = {
  parameters: edit,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Name/ })).toHaveValue(edited.name);
    await expect(canvas.getByRole('textbox', { name: /^Tag/ })).toHaveAttribute('readonly');
  },
};

export const Loading: Story = records.Loading;
export const NotFound: Story = records.NotFound;
export const LoadError: Story = records.LoadError;
export const Invalid: Story = states.Invalid;
export const Submitting: Story = states.Submitting;
export const ServerError: Story = states.ServerError;

/** The server error appears at its field. */
export const NameTaken: Story = rejectedStory({
  handlers: network.nameTaken,
  submit,
  valid,
  field: 'Name',
  error: 'There is already an insurance type with this name',
});
export const ReturnsToTheList: Story = savedStory({
  submit,
  valid,
  opens: urls.insuranceTypes.list,
  toast: 'Insurance type created successfully!',
});
/** Another user saved in the meantime: the entered values stay, and the user can load the newer ones. */
export const ChangedMeanwhile: Story = conflictStory({
  handlers: network.changedMeanwhile,
  parameters: edit,
  submit: 'Update Insurance Type',
  field: 'Name',
  mine: 'Mine',
  theirs: theirs.name,
  message: 'This insurance type was changed meanwhile',
});

export const Dutch: Story = { globals: { language: 'nl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
