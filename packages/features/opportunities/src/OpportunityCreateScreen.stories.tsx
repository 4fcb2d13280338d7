import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import OpportunityCreateScreen from './OpportunityCreateScreen';
import { createNetwork, sampleContact } from './opportunities.scenarios';

type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const meta = {
  title: 'Screens/Opportunities/Opportunity form',
  component: OpportunityCreateScreen,
  tags: ['screen:opportunities.create'],
  parameters: {
    layout: 'fullscreen',
    route: urls.opportunities.create,
    persona: 'agent',
    msw: { handlers: createNetwork.usual },
  },
} satisfies Meta<typeof OpportunityCreateScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = `${urls.opportunities.create}?contactId=${sampleContact.id}`;

async function chooseHome({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('combobox', { name: /^Insurance/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Home' }));
  await userEvent.keyboard('{Escape}');
}
const send = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: 'Create Opportunity' }));

/** Preselects the contact from the URL. */
export const Create: Story = {
  parameters: { at },
  play: async (context) => {
    const { canvas } = context;
    const contact = await canvas.findByRole('combobox', { name: /^Contact/ });
    await waitFor(() => expect(contact).toHaveValue(`${sampleContact.firstName} ${sampleContact.lastName}`));
    await chooseHome(context);
  },
};

/** Shows the prescribed texts. */
export const Invalid: Story = {
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('combobox', { name: /^Contact/ });
    await send(context);
    await expect(await canvas.findByText('Contact is required field!')).toBeVisible();
    await expect(canvas.getByText('Please select atleast 1 Insurance')).toBeVisible();
  },
};

/** The arrow keys move between the tabs and keep the focus there. The first invalid field gets the focus. */
export const InvalidProspect: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('tab', { name: 'Search Contact & Create' }));
    await userEvent.keyboard('{ArrowRight}');
    await canvas.findByRole('textbox', { name: /^First Name/ });
    await expect(canvas.getByRole('tab', { name: 'Create With New Prospect' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'Commercial' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Year Founded/ }), 'long ago');
    await send(context);
    for (const text of [
      'Firstname is a required field!',
      'Lastname is a required field!',
      'Email is a required field!',
      'Company Name is a required field!',
      'Please provide valid number',
      'Please select atleast 1 Insurance',
    ]) {
      await expect(await canvas.findByText(text)).toBeVisible();
    }
    await expect(canvas.getByRole('textbox', { name: /^First Name/ })).toHaveFocus();
  },
};

export const Submitting: Story = {
  parameters: { at, msw: { handlers: createNetwork.saving } },
  play: async (context) => {
    await chooseHome(context);
    await send(context);
  },
};

export const ServerError: Story = {
  parameters: { at, msw: { handlers: createNetwork.failing } },
  play: async (context) => {
    await chooseHome(context);
    await send(context);
    await context.canvas.findByText('The service is unavailable for a moment.');
  },
};

const failsWithoutMessage: Story['play'] = async (context) => {
  await chooseHome(context);
  await send(context);
  await expect((await screen.findAllByText('Something Went Wrong!')).length).toBeGreaterThan(0);
  await expect(screen.queryByText(/Internal Server Error|Bad Gateway/)).toBeNull();
};
export const EmptyServerError: Story = {
  parameters: { at, msw: { handlers: createNetwork.emptyError } },
  play: failsWithoutMessage,
};
export const HtmlServerError: Story = {
  parameters: { at, msw: { handlers: createNetwork.htmlError } },
  play: failsWithoutMessage,
};

/** A server error about the prospect appears at its field. */
export const ProspectEmailTaken: Story = {
  parameters: { msw: { handlers: createNetwork.emailTaken } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('tab', { name: 'Create With New Prospect' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^First Name/ }), 'Ines');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Last Name/ }), 'Duarte');
    const email = canvas.getByRole('textbox', { name: /^Email/ });
    await userEvent.type(email, 'ines@people.test');
    await chooseHome(context);
    await send(context);
    await waitFor(() => expect(email).toHaveAccessibleDescription('There is already a contact with this email'));
  },
};

export const ReturnsToTheListAfterCreating: Story = {
  parameters: { at },
  play: async (context) => {
    await chooseHome(context);
    await send(context);
    await screen.findByText('Opportunity created successfully!');
    await expect(await context.canvas.findByRole('status', { name: 'Address' })).toHaveTextContent('/opportunities');
  },
};
