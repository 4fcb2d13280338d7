import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { network, quote } from './mailing.scenarios';
import QuoteMailScreen from './QuoteMailScreen';
import { recordMailStories, resetMails } from './recordMailStories';

const urlOf = (id: string) => `${urls.mailing.quote}?${new URLSearchParams({ contact: 'c', agent: 'a', quote: id })}`;
const meta = {
  title: 'Screens/Mailing/Quote Mail',
  component: QuoteMailScreen,
  tags: ['screen:mailing.quote:AGENT'],
  parameters: {
    layout: 'fullscreen',
    route: urls.mailing.quote,
    at: urlOf(quote.id),
    persona: 'agent',
    msw: { handlers: network.usual },
  },
  beforeEach: resetMails,
} satisfies Meta<typeof QuoteMailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
const stories = recordMailStories(quote.contact, 'Quote');

/** The receiver and the type are fixed. */
export const Create: Story = stories.create;
export const Invalid: Story = stories.invalid;
export const Submitting: Story = stories.submitting;
/** A server error keeps the text. */
export const ServerError: Story = stories.serverError;
export const NotFound: Story = { parameters: { at: urlOf('01935b1c-0000-7000-8000-00000000dead') } };
