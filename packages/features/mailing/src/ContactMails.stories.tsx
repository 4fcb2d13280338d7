import { to, urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import ContactMails from './ContactMails';
import { sampleThread } from './inbox/inbox.scenarios';
import { recordThreadsStories as stories } from './inbox/recordThreadsStories';

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

export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const LoadError: Story = stories.LoadError;

/** Without mails, the first one can be written. */
export const FirstMail: Story = {
  parameters: stories.Empty.parameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Compose Mail' })).toHaveAttribute(
      'href',
      expect.stringContaining('/compose-mail?contactId='),
    );
  },
};
