import { urls } from '@fairlead/kit';
import {
  conflictStory,
  fillFields,
  formStories,
  recordStories,
  rejectedStory,
  savedStory,
} from '@fairlead/kit/stories';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import DocFormScreen from './DocFormScreen';
import { edited, docNetwork as network, theirs } from './verification.scenarios';

const meta = {
  title: 'Screens/Verification/Doc form',
  component: DocFormScreen,
  tags: ['screen:verification.create', 'screen:verification.edit'],
  parameters: { layout: 'fullscreen', route: urls.verification.create, msw: { handlers: network.usual } },
} satisfies Meta<typeof DocFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const edit = { route: urls.verification.edit, at: `/verification-docs/edit/${edited.id}` };

async function choose({ canvas, userEvent }: StoryContext, group: string, option: string) {
  const radios = canvas.getByRole('radiogroup', { name: new RegExp(group) });
  await userEvent.click(within(radios).getByRole('radio', { name: option }));
}
async function valid(context: StoryContext) {
  await fillFields(context, { Name: 'Carrier letter' });
  await choose(context, 'Has Expiration Date', 'No');
  await choose(context, '^Required', 'Yes');
  await choose(context, 'Status', 'Active');
}
const submit = 'Create Doc';
const records = recordStories({ network, backTo: urls.verification.docs, parameters: edit });
const states = formStories({
  network,
  submit,
  valid,
  invalid: {
    errors: ['Name is required', 'Has Expiration Date is required', 'Required is required', 'Status is required'],
  },
});

export const Create: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Name/ })).toHaveFocus();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};
export const Edit: Story = {
  parameters: edit,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Name/ })).toHaveValue(edited.name);
    const radios = canvas.getByRole('radiogroup', { name: /Has Expiration Date/ });
    await expect(within(radios).getByRole('radio', { name: 'Yes' })).toBeChecked();
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
  error: 'There is already a document with this name',
});
export const ReturnsToTheList: Story = savedStory({
  submit,
  valid,
  opens: urls.verification.docs,
  toast: 'Document created successfully',
});
/** Another user saved in the meantime: the entered values stay, and the user can load the newer ones. */
export const ChangedMeanwhile: Story = conflictStory({
  handlers: network.changedMeanwhile,
  parameters: edit,
  submit: 'Update Doc',
  field: 'Name',
  mine: 'Mine',
  theirs: theirs.name,
  message: 'Another user has changed this in the meantime',
});

export const German: Story = { globals: { language: 'de' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
