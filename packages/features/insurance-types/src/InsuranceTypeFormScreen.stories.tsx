import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
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
type Context = Parameters<NonNullable<Story['play']>>[0];

const edit = { route: urls.insuranceTypes.edit, at: `/insurance/edit/${edited.id}` };

async function fill({ canvas, userEvent }: Context, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const field = await canvas.findByRole('textbox', { name: new RegExp(`^${label}`) });
    await userEvent.clear(field);
    await userEvent.type(field, value);
  }
}
const fillAll = (context: Context) => fill(context, { Name: 'Pet', Tag: 'PET' });
const send = ({ canvas, userEvent }: Context, name = 'Create Insurance Type') =>
  userEvent.click(canvas.getByRole('button', { name }));

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

export const Loading: Story = { parameters: { ...edit, msw: { handlers: network.loadingRecord } } };
export const NotFound: Story = { parameters: { ...edit, msw: { handlers: network.missing } } };
export const LoadError: Story = { parameters: { ...edit, msw: { handlers: network.failingRecord } } };

/** Each field shows its error and the form is not sent. */
export const Invalid: Story = {
  play: async (context) => {
    const { canvas } = context;
    await fill(context, { Name: ' ' });
    await send(context);
    await expect(await canvas.findByText('Name is required')).toBeVisible();
    await expect(canvas.getByText('Tag is required')).toBeVisible();
    await expect(canvas.getByText('2 fields need attention.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveFocus();
  },
};

export const Submitting: Story = {
  parameters: { msw: { handlers: network.saving } },
  play: async (context) => {
    await fillAll(context);
    await send(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Create Insurance Type' })).toHaveAttribute('aria-busy'),
    );
  },
};

export const ServerError: Story = {
  parameters: { msw: { handlers: network.failingSave } },
  play: async (context) => {
    await fillAll(context);
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'The service is unavailable for a moment.',
    );
    await expect(await screen.findByRole('listitem')).toHaveTextContent('The service is unavailable for a moment.');
    await expect(context.canvas.getByRole('textbox', { name: /^Tag/ })).toHaveValue('PET');
  },
};

/** The server error appears at its field. */
export const NameTaken: Story = {
  parameters: { msw: { handlers: network.nameTaken } },
  play: async (context) => {
    await fillAll(context);
    await send(context);
    await expect(await context.canvas.findByText(/There is already/)).toBeVisible();
    await expect(context.canvas.getByRole('textbox', { name: /^Name/ })).toHaveFocus();
  },
};

export const ReturnsToTheList: Story = {
  play: async (context) => {
    await fillAll(context);
    await send(context);
    await expect(await context.canvas.findByLabelText('Address')).toHaveTextContent(urls.insuranceTypes.list);
    await screen.findByText('Insurance type created successfully!');
  },
};

/** Another user saved in the meantime: the entered values stay, and the user can load the newer ones. */
export const ChangedMeanwhile: Story = {
  parameters: { ...edit, msw: { handlers: network.changedMeanwhile() } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context, { Name: 'Mine' });
    await send(context, 'Update Insurance Type');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This insurance type was changed meanwhile');
    const name = canvas.getByRole('textbox', { name: /^Name/ });
    await expect(name).toHaveValue('Mine');
    await userEvent.click(await canvas.findByRole('button', { name: 'Load current values' }));
    await expect(name).toHaveValue(theirs.name);
  },
};

export const Dutch: Story = { globals: { language: 'nl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
