import { to, urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { composeStories, recordThreadsStories as stories } from './inbox/recordThreadsStories';
import QuoteMails from './QuoteMails';

const id = '01935b36-0000-7000-8000-000000000902';

/** Mails panel of the quote page. */
const meta = {
  title: 'Screens/Mailing/Mails of a quote',
  component: QuoteMails,
  args: { id },
  parameters: { route: urls.quotes.view, at: to(urls.quotes.view, { id }), persona: 'agent' },
} satisfies Meta<typeof QuoteMails>;
export default meta;
type Story = StoryObj<typeof meta>;
const writing = composeStories('/quotes/send-email?');

export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const LoadError: Story = stories.LoadError;

export const FirstMail: Story = writing.FirstMail;
export const ReadOnly: Story = writing.ReadOnly;
