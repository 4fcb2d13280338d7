import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { beforeLetter, letterStories } from './letterStories';
import { network, quote } from './mailing.scenarios';
import QuoteMailScreen from './QuoteMailScreen';

const about = (id: string) => `${urls.mailing.quote}?${new URLSearchParams({ contact: 'c', agent: 'a', quote: id })}`;
const meta = {
  title: 'Screens/Mailing/Quote Mail',
  component: QuoteMailScreen,
  tags: ['screen:mailing.quote:AGENT'],
  parameters: {
    layout: 'fullscreen',
    route: urls.mailing.quote,
    at: about(quote.id),
    persona: 'agent',
    msw: { handlers: network.usual },
  },
  beforeEach: beforeLetter,
} satisfies Meta<typeof QuoteMailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
const letter = letterStories(quote.contact, 'Quote');

/** Whom it goes to and what it is about stand. */
export const Create: Story = letter.create;
export const Invalid: Story = letter.invalid;
export const Submitting: Story = letter.submitting;
/** Nothing written is lost. */
export const ServerError: Story = letter.serverError;
export const NotFound: Story = { parameters: { at: about('01935b1c-0000-7000-8000-00000000dead') } };
