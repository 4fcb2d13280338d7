import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { composeStories, recordThreadsStories as stories } from './inbox/recordThreadsStories';
import OpportunityMails from './OpportunityMails';

const id = '01935b36-0000-7000-8000-000000000906';

/** Mails panel of the opportunity drawer. */
const meta = {
  title: 'Screens/Mailing/Mails of an opportunity',
  component: OpportunityMails,
  args: { id },
  parameters: { route: urls.opportunities.list, at: `${urls.opportunities.list}?open=${id}`, persona: 'agent' },
} satisfies Meta<typeof OpportunityMails>;
export default meta;
type Story = StoryObj<typeof meta>;
const writing = composeStories('/opportunities/send-mail?');

export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const LoadError: Story = stories.LoadError;

export const FirstMail: Story = writing.FirstMail;
export const ReadOnly: Story = writing.ReadOnly;
