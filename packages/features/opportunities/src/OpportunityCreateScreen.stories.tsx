import { urls } from '@fairlead/kit';
import { fillFields, formStories, press, rejectedStory, savedStory } from '@fairlead/kit/stories';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import OpportunityCreateScreen from './OpportunityCreateScreen';
import { createNetwork, sampleContact } from './opportunities.scenarios';

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

async function chooseHome({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('combobox', { name: /^Insurance/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Home' }));
  await userEvent.keyboard('{Escape}');
}
const submit = 'Create Opportunity';
const states = formStories({
  network: createNetwork,
  submit,
  parameters: { at },
  valid: chooseHome,
  invalid: {
    parameters: { at: urls.opportunities.create },
    errors: ['Contact is required field!', 'Please select atleast 1 Insurance'],
  },
});

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
export const Invalid: Story = states.Invalid;

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
    await press(context, submit);
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

export const Submitting: Story = states.Submitting;

export const ServerError: Story = states.ServerError;

const failsWithoutMessage: Story['play'] = async (context) => {
  await chooseHome(context);
  await press(context, submit);
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
export const ProspectEmailTaken: Story = rejectedStory({
  handlers: createNetwork.emailTaken,
  submit,
  valid: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('tab', { name: 'Create With New Prospect' }));
    await fillFields(context, { 'First Name': 'Ines', 'Last Name': 'Duarte', Email: 'ines@people.test' });
    await chooseHome(context);
  },
  field: 'Email',
  error: 'There is already a contact with this email',
});

/** The form for a quote offers this form for a contact without an opportunity, and follows it. */
export const QuotesAfterCreating: Story = savedStory({
  parameters: { at: `${at}&next=quote` },
  submit,
  valid: chooseHome,
  opens: urls.quotes.create,
  toast: 'Opportunity created successfully!',
});
export const ReturnsToTheListAfterCreating: Story = savedStory({
  parameters: { at },
  submit,
  valid: chooseHome,
  opens: urls.opportunities.list,
  toast: 'Opportunity created successfully!',
});
