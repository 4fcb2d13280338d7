import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { beforeLetter, letterStories } from './letterStories';
import { network, policyDetail } from './mailing.scenarios';
import PolicyMailScreen from './PolicyMailScreen';

const about = (id: string) =>
  `${urls.policies.mail}?${new URLSearchParams({ contact: 'c', contactId: 'c', agent: 'a', policy: id })}`;
const meta = {
  title: 'Screens/Mailing/Policy Mail',
  component: PolicyMailScreen,
  tags: ['screen:mailing.policy'],
  parameters: {
    layout: 'fullscreen',
    route: urls.policies.mail,
    at: about(policyDetail.id),
    persona: 'agent',
    msw: { handlers: network.usual },
  },
  beforeEach: beforeLetter,
} satisfies Meta<typeof PolicyMailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
const letter = letterStories(policyDetail.contactDetails, 'Policy');

/** Whom it goes to and what it is about stand. */
export const Create: Story = letter.create;
export const Invalid: Story = letter.invalid;
export const Submitting: Story = letter.submitting;
/** Nothing written is lost. */
export const ServerError: Story = letter.serverError;
export const NotFound: Story = { parameters: { at: about('01935b1c-0000-7000-8000-00000000dead') } };
