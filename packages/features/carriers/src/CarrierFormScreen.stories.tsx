import { urls } from '@fairlead/kit';
import {
  conflictStory,
  fillFields,
  formStories,
  press,
  recordStories,
  rejectedStory,
  savedStory,
} from '@fairlead/kit/stories';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import CarrierFormScreen from './CarrierFormScreen';
import { edited, network, theirs } from './carriers.scenarios';

const meta = {
  title: 'Screens/Carriers/Carrier form',
  component: CarrierFormScreen,
  tags: ['screen:carriers.create', 'screen:carriers.edit'],
  parameters: { layout: 'fullscreen', route: urls.carriers.create, msw: { handlers: network.usual } },
} satisfies Meta<typeof CarrierFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const edit = { route: urls.carriers.edit, at: `/carriers/edit/${edited.id}` };

const site = 'https://www.lakeshore.example';
/** The smallest valid PNG. */
const logo = () => {
  const bytes = atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  );
  return new File([Uint8Array.from(bytes, (each) => each.charCodeAt(0))], 'logo.png', { type: 'image/png' });
};
async function choose({ canvasElement, userEvent, canvas }: StoryContext) {
  await canvas.findByRole('textbox', { name: /^Name/ });
  const input = canvasElement.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('Image field not found');
  await userEvent.upload(input, logo());
  await canvas.findByRole('button', { name: 'Remove' });
}
async function valid(context: StoryContext) {
  await choose(context);
  await fillFields(context, { Name: 'Lakeshore', Website: site, 'Claim URL': site, 'Payment URL': site });
}
const submit = 'Create Carrier';
const records = recordStories({ network, backTo: urls.carriers.list, parameters: edit });
const states = formStories({
  network,
  submit,
  valid,
  invalid: {
    values: { Name: ' ', Website: 'lakeshore', 'Claim URL': 'javascript:alert(1)' },
    errors: [
      'Image is required',
      'Name is required',
      'Please give valid URL',
      'Please give valid URL',
      'Payment URL is required',
    ],
  },
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
    await expect(canvas.getByRole('button', { name: 'Update Carrier' })).toBeDisabled();
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
  error: 'There is already a carrier with this name',
});
export const ReturnsToTheList: Story = savedStory({
  submit,
  valid,
  opens: urls.carriers.list,
  toast: 'Carrier created successfully',
});
/** Another user saved in the meantime: the entered values stay, and the user can load the newer ones. */
export const ChangedMeanwhile: Story = conflictStory({
  handlers: network.changedMeanwhile,
  parameters: edit,
  submit: 'Update Carrier',
  field: 'Name',
  mine: 'Mine',
  theirs: theirs.name,
  message: 'This carrier was changed meanwhile',
});

/** The button is enabled only while a value differs from the stored one. */
export const SavesOnlyChanges: Story = {
  parameters: edit,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const save = await canvas.findByRole('button', { name: 'Update Carrier' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Inactive' }));
    await expect(save).toBeEnabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Active' }));
    await expect(save).toBeDisabled();
  },
};

/** An image error appears at the image field. */
export const ImageRefused: Story = {
  parameters: { msw: { handlers: network.imageRefused } },
  play: async (context) => {
    await valid(context);
    await press(context, submit);
    await expect(await context.canvas.findByText('Please choose an image (PNG, JPEG, GIF or WebP)')).toBeVisible();
    await expect(context.canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Lakeshore');
  },
};

export const Dutch: Story = { globals: { language: 'nl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
