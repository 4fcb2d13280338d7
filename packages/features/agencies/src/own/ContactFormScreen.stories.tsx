import { urls } from '@fairlead/kit';
import { formStories, recordStories, savedStory } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import ContactFormScreen from './ContactFormScreen';
import { network, shown } from './own.scenarios';

const meta = {
  title: 'Screens/Agencies/Agency contact form',
  component: ContactFormScreen,
  tags: ['screen:agencies.editContact'],
  parameters: {
    layout: 'fullscreen',
    route: urls.agency.editContact,
    at: `/agency/edit/contact/${shown.id}`,
    persona: 'owner',
    msw: { handlers: network.usual },
  },
} satisfies Meta<typeof ContactFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = 'Update Contact';
const valid = { City: 'Bangor' };
const records = recordStories({ network, backTo: `/agency/${shown.id}` });
const states = formStories({
  network,
  submit,
  valid,
  invalid: {
    values: { Email: 'nobody', Website: 'brightwater', Phone: 'call me' },
    errors: ['Please give a valid email', 'Please give valid URL', 'Please give valid number'],
  },
});

export const Edit: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Email/ })).toHaveValue(shown.email);
    await expect(canvas.getByRole('textbox', { name: /City/ })).toHaveValue(shown.address?.city);
    await expect(canvas.getByRole('combobox', { name: /State/ })).toHaveTextContent('Maine');
  },
};
export const Loading: Story = records.Loading;
export const NotFound: Story = records.NotFound;
export const LoadError: Story = records.LoadError;

export const Invalid: Story = states.Invalid;
export const Submitting: Story = states.Submitting;
export const ServerError: Story = states.ServerError;
export const Saves: Story = savedStory({
  submit,
  valid,
  opens: `/agency/${shown.id}`,
  toast: 'Agency updated successfully',
});

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const French: Story = { globals: { language: 'fr' } };
