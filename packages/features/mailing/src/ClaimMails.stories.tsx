import { to, urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import ClaimMails from './ClaimMails';
import { composeStories, recordThreadsStories as stories } from './inbox/recordThreadsStories';

const id = '01935b36-0000-7000-8000-000000000905';

/** Mails panel of the claim page. */
const meta = {
  title: 'Screens/Mailing/Mails of a claim',
  component: ClaimMails,
  args: { id },
  parameters: { route: urls.claims.view, at: to(urls.claims.view, { id }), persona: 'agent' },
} satisfies Meta<typeof ClaimMails>;
export default meta;
type Story = StoryObj<typeof meta>;
const writing = composeStories(`/compose-mail?claimId=${id}`);

export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const LoadError: Story = stories.LoadError;

export const FirstMail: Story = writing.FirstMail;
export const ReadOnly: Story = writing.ReadOnly;
