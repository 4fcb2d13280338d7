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
const stories = recordMailStories({
  contact: quote.contact,
  type: 'Quote',
  missing: urlOf('01935b1c-0000-7000-8000-00000000dead'),
  backTo: urls.quotes.list,
});

/** The receiver and the type are fixed. */
export const Create: Story = stories.Create;
export const Invalid: Story = stories.Invalid;
export const Submitting: Story = stories.Submitting;
/** A server error keeps the text. */
export const ServerError: Story = stories.ServerError;
export const NotFound: Story = stories.NotFound;
