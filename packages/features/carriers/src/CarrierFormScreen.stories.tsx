import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
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
type Context = Parameters<NonNullable<Story['play']>>[0];

const edit = { route: urls.carriers.edit, at: `/carriers/edit/${edited.id}` };

async function fill({ canvas, userEvent }: Context, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const field = await canvas.findByRole('textbox', { name: new RegExp(`^${label}`) });
    await userEvent.clear(field);
    await userEvent.type(field, value);
  }
}
const site = 'https://www.lakeshore.example';
/** The smallest valid PNG. */
const logo = () => {
  const bytes = atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  );
  return new File([Uint8Array.from(bytes, (each) => each.charCodeAt(0))], 'logo.png', { type: 'image/png' });
};
async function choose({ canvasElement, userEvent, canvas }: Context) {
  await canvas.findByRole('textbox', { name: /^Name/ });
  const input = canvasElement.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('Image field not found');
  await userEvent.upload(input, logo());
  await canvas.findByRole('button', { name: 'Remove' });
}
async function fillAll(context: Context) {
  await choose(context);
  await fill(context, { Name: 'Lakeshore', Website: site, 'Claim URL': site, 'Payment URL': site });
}
const send = ({ canvas, userEvent }: Context, name = 'Create Carrier') =>
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
    await expect(canvas.getByRole('button', { name: 'Update Carrier' })).toBeDisabled();
  },
};

export const Loading: Story = { parameters: { ...edit, msw: { handlers: network.loadingRecord } } };
export const NotFound: Story = { parameters: { ...edit, msw: { handlers: network.missing } } };
export const LoadError: Story = { parameters: { ...edit, msw: { handlers: network.failingRecord } } };

/** Each field shows its error and the form is not sent. */
export const Invalid: Story = {
  play: async (context) => {
    const { canvas } = context;
    await fill(context, { Name: ' ', Website: 'lakeshore', 'Claim URL': 'javascript:alert(1)' });
    await send(context);
    await expect(await canvas.findByText('Image is required')).toBeVisible();
    await expect(canvas.getByText('Name is required')).toBeVisible();
    await expect(canvas.getAllByText('Please give valid URL')).toHaveLength(2);
    await expect(canvas.getByText('Payment URL is required')).toBeVisible();
    await expect(canvas.getByText('5 fields need attention.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Upload Image/ })).toHaveFocus();
  },
};

export const Submitting: Story = {
  parameters: { msw: { handlers: network.saving } },
  play: async (context) => {
    await fillAll(context);
    await send(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Create Carrier' })).toHaveAttribute('aria-busy'),
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
    await expect(context.canvas.getByRole('textbox', { name: /^Website/ })).toHaveValue(
      'https://www.lakeshore.example',
    );
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
    await expect(await context.canvas.findByLabelText('Address')).toHaveTextContent(urls.carriers.list);
    await screen.findByText('Carrier created successfully');
  },
};

/** Another user saved in the meantime: the entered values stay, and the user can load the newer ones. */
export const ChangedMeanwhile: Story = {
  parameters: { ...edit, msw: { handlers: network.changedMeanwhile() } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context, { Name: 'Mine' });
    await send(context, 'Update Carrier');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This carrier was changed meanwhile');
    const name = canvas.getByRole('textbox', { name: /^Name/ });
    await expect(name).toHaveValue('Mine');
    await userEvent.click(await canvas.findByRole('button', { name: 'Load current values' }));
    await expect(name).toHaveValue(theirs.name);
  },
};

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
    await fillAll(context);
    await send(context);
    await expect(await context.canvas.findByText('Please choose an image (PNG, JPEG, GIF or WebP)')).toBeVisible();
    await expect(context.canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Lakeshore');
  },
};

export const Dutch: Story = { globals: { language: 'nl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
