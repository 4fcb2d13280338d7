import { urls } from '@fairlead/kit';
import {
  conflictStory,
  expectAddress,
  fillFields,
  formStories,
  press,
  recordStories,
  savedStory,
} from '@fairlead/kit/stories';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import PackageFormScreen from './PackageFormScreen';
import { network, storedPackage, theirs } from './packages.scenarios';

const meta = {
  title: 'Screens/Plans/Package form',
  component: PackageFormScreen,
  tags: ['screen:packages.create', 'screen:packages.edit'],
  parameters: { layout: 'fullscreen', route: urls.packages.create, msw: { handlers: network.usual } },
} satisfies Meta<typeof PackageFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const edit = { route: urls.packages.edit, at: `/package/edit/${storedPackage.id}` };

async function valid(context: StoryContext) {
  const { canvas, userEvent } = context;
  await fillFields(context, { 'Package Name': 'Growth plus', Price: '129.5', 'Package Details': 'Mailing' });
  await userEvent.click(canvas.getByRole('combobox', { name: /Duration/ }));
  await userEvent.click(await screen.findByRole('option', { name: '3 months' }));
}
const submit = 'Create Package';
const records = recordStories({ network, backTo: urls.packages.list, parameters: edit });
const states = formStories({
  network,
  submit,
  valid,
  invalid: {
    values: { 'Package Name': ' ', Price: '0' },
    errors: ['Package Name is required', 'Price need to be greater than 0', 'Duration is required'],
  },
});

export const Create: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Package Name/ })).toHaveFocus();
  },
};

export const Edit: Story = {
  parameters: edit,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Package Name/ })).toHaveValue(storedPackage.packageName);
    await expect(canvas.getByRole('combobox', { name: /Duration/ })).toHaveTextContent('3 months');
    await expect(canvas.getByRole('textbox', { name: /Package Details/ })).toHaveValue(storedPackage.packageDetails);
  },
};

export const Loading: Story = records.Loading;
export const NotFound: Story = records.NotFound;
export const LoadError: Story = records.LoadError;
export const Invalid: Story = states.Invalid;
export const Submitting: Story = states.Submitting;
export const ServerError: Story = states.ServerError;

/** After the first attempt, errors follow the input. */
export const ChecksWhileTyping: Story = {
  play: async (context) => {
    await fillFields(context, { Price: '0' });
    await press(context, submit);
    await fillFields(context, { Price: '0x' });
    await expect(await context.canvas.findByText('Please give valid number')).toBeVisible();
  },
};
export const ReturnsToTheList: Story = savedStory({
  submit,
  valid,
  opens: urls.packages.list,
  toast: 'Package created successfully',
});
/** A conflict keeps the input and offers the current values. */
export const ChangedMeanwhile: Story = conflictStory({
  handlers: network.changedMeanwhile,
  parameters: edit,
  submit: 'Update Package',
  field: 'Price',
  mine: '75',
  theirs: theirs.price.toFixed(2),
  message: 'This package was changed meanwhile',
});
/** Saving again after a conflict overwrites the other user's change. */
export const OverwritesAfterConflict: Story = {
  parameters: edit,
  beforeEach: ({ msw }) => msw.use(...network.changedMeanwhile()),
  play: async (context) => {
    await fillFields(context, { Price: '75' });
    await press(context, 'Update Package');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('This package was changed meanwhile');
    await press(context, 'Update Package');
    await expectAddress(context, urls.packages.list);
  },
};

export const German: Story = { globals: { language: 'de' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
