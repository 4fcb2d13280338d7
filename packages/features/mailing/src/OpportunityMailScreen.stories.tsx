import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { beforeLetter, letterStories } from './letterStories';
import { network, opportunity } from './mailing.scenarios';
import OpportunityMailScreen from './OpportunityMailScreen';

const about = (id: string) =>
  `${urls.mailing.opportunity}?${new URLSearchParams({ contact: 'c', contactId: 'c', agent: 'a', opportunity: id })}`;
const meta = {
  title: 'Screens/Mailing/Opportunity Mail',
  component: OpportunityMailScreen,
  tags: ['screen:mailing.opportunity'],
  parameters: {
    layout: 'fullscreen',
    route: urls.mailing.opportunity,
    at: about(opportunity.id),
    persona: 'agent',
    msw: { handlers: network.usual },
  },
  beforeEach: beforeLetter,
} satisfies Meta<typeof OpportunityMailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
const letter = letterStories(opportunity.contact, 'Opportunity');

/** Whom it goes to and what it is about stand. */
export const Create: Story = letter.create;
export const Invalid: Story = letter.invalid;
export const Submitting: Story = letter.submitting;
/** Nothing written is lost. */
export const ServerError: Story = letter.serverError;
export const NotFound: Story = { parameters: { at: about('01935b1c-0000-7000-8000-00000000dead') } };
