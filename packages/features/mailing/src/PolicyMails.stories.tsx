import { to, urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { composeStories, recordThreadsStories as stories } from './inbox/recordThreadsStories';
import PolicyMails from './PolicyMails';

const id = '01935b20-0000-7000-8000-000000000001';

/** Mails section of the policy page. */
const meta = {
  title: 'Screens/Mailing/Mails of a policy',
  component: PolicyMails,
  args: { id },
  parameters: { route: urls.policies.detail, at: to(urls.policies.detail, { id }), persona: 'agent' },
} satisfies Meta<typeof PolicyMails>;
export default meta;
type Story = StoryObj<typeof meta>;
const writing = composeStories('/policies/send-new-email?');

export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const LoadError: Story = stories.LoadError;

export const FirstMail: Story = writing.FirstMail;
export const ReadOnly: Story = writing.ReadOnly;
