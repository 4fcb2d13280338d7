import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { network, opportunity } from './mailing.scenarios';
import OpportunityMailScreen from './OpportunityMailScreen';
import { recordMailStories, resetMails } from './recordMailStories';

const urlOf = (id: string) =>
  `${urls.mailing.opportunity}?${new URLSearchParams({ contact: 'c', contactId: 'c', agent: 'a', opportunity: id })}`;
const meta = {
  title: 'Screens/Mailing/Opportunity Mail',
  component: OpportunityMailScreen,
  tags: ['screen:mailing.opportunity'],
  parameters: {
    layout: 'fullscreen',
    route: urls.mailing.opportunity,
    at: urlOf(opportunity.id),
    persona: 'agent',
    msw: { handlers: network.usual },
  },
  beforeEach: resetMails,
} satisfies Meta<typeof OpportunityMailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
const stories = recordMailStories({
  contact: opportunity.contact,
  type: 'Opportunity',
  missing: urlOf('01935b1c-0000-7000-8000-00000000dead'),
  backTo: urls.opportunities.list,
});

/** The receiver and the type are fixed. */
export const Create: Story = stories.Create;
export const Invalid: Story = stories.Invalid;
export const Submitting: Story = stories.Submitting;
/** A server error keeps the text. */
export const ServerError: Story = stories.ServerError;
export const NotFound: Story = stories.NotFound;
