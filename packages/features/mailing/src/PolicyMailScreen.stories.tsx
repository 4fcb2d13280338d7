import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { network, policyDetail } from './mailing.scenarios';
import PolicyMailScreen from './PolicyMailScreen';
import { recordMailStories, resetMails } from './recordMailStories';

const urlOf = (id: string) =>
  `${urls.policies.mail}?${new URLSearchParams({ contact: 'c', contactId: 'c', agent: 'a', policy: id })}`;
const meta = {
  title: 'Screens/Mailing/Policy Mail',
  component: PolicyMailScreen,
  tags: ['screen:mailing.policy'],
  parameters: {
    layout: 'fullscreen',
    route: urls.policies.mail,
    at: urlOf(policyDetail.id),
    persona: 'agent',
    msw: { handlers: network.usual },
  },
  beforeEach: resetMails,
} satisfies Meta<typeof PolicyMailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
const stories = recordMailStories({
  contact: policyDetail.contactDetails,
  type: 'Policy',
  missing: urlOf('01935b1c-0000-7000-8000-00000000dead'),
  backTo: urls.policies.list,
});

/** The receiver and the type are fixed. */
export const Create: Story = stories.Create;
export const Invalid: Story = stories.Invalid;
export const Submitting: Story = stories.Submitting;
/** A server error keeps the text. */
export const ServerError: Story = stories.ServerError;
export const NotFound: Story = stories.NotFound;
