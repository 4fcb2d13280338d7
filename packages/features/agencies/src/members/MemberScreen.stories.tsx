import { people } from '@fairlead/api-client/mocks';
import { to, urls } from '@fairlead/kit';
import { recordStories } from '@fairlead/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { memberNetwork, other } from '../own/own.scenarios';
import MemberScreen from './MemberScreen';

const meta = {
  title: 'Screens/Agencies/Member',
  component: MemberScreen,
  tags: ['screen:agencies.member'],
  parameters: {
    layout: 'fullscreen',
    route: urls.agency.member,
    at: `/agency/member/${other.id}`,
    persona: 'owner',
    msw: { handlers: memberNetwork.usual },
  },
} satisfies Meta<typeof MemberScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const records = recordStories({
  network: memberNetwork,
  backTo: to(urls.agency.view, { id: people.owner.agency?.id ?? '' }),
});

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: other.name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: other.email })).toHaveAttribute('href', `mailto:${other.email}`);
    await expect(canvas.getByRole('link', { name: 'Update Member' })).toHaveAttribute(
      'href',
      `/agency/member/edit/${other.id}`,
    );
    await expect(canvas.getByText('PRL 884210')).toBeVisible();
    await expect(canvas.getByRole('button', { name: `More actions for ${other.name}` })).toBeVisible();
  },
};
export const Loading: Story = records.Loading;
export const NotFound: Story = records.NotFound;
export const LoadError: Story = records.LoadError;
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dutch: Story = { globals: { language: 'nl' } };
