import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { network, other } from '../own/own.scenarios';
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
    msw: { handlers: network.usual },
  },
} satisfies Meta<typeof MemberScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: other.name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: other.email })).toHaveAttribute('href', `mailto:${other.email}`);
    await expect(canvas.getByRole('link', { name: 'Update Member' })).toHaveAttribute(
      'href',
      `/agency/member/edit/${other.id}`,
    );
    await expect(canvas.getByText('PRL 884210')).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: { handlers: network.loading } } };
export const NotFound: Story = { parameters: { msw: { handlers: network.missing } } };
export const LoadError: Story = { parameters: { msw: { handlers: network.failing } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dutch: Story = { globals: { language: 'nl' } };
