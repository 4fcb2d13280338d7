import { to, urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import ContactMails from './ContactMails';
import { sampleThread } from './inbox/inbox.scenarios';
import { composeStories, recordThreadsStories as stories } from './inbox/recordThreadsStories';

const { id } = sampleThread.customer;

/** Mails panel of the contact page. */
const meta = {
  title: 'Screens/Mailing/Mails of a contact',
  component: ContactMails,
  args: { id },
  parameters: { route: urls.contacts.view, at: to(urls.contacts.view, { id }), persona: 'agent' },
} satisfies Meta<typeof ContactMails>;
export default meta;
type Story = StoryObj<typeof meta>;
const writing = composeStories('/compose-mail?contactId=');

export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const LoadError: Story = stories.LoadError;

export const FirstMail: Story = writing.FirstMail;
export const ReadOnly: Story = writing.ReadOnly;
