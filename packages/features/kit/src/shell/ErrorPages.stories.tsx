import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CrashPage } from './CrashPage';
import ForbiddenPage from './ForbiddenPage';
import NotFoundPage from './NotFoundPage';

const meta = {
  title: 'Screens/Portal/Error pages',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Forbidden: Story = {
  render: () => <ForbiddenPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/');
  },
};

/** An agency admin without a plan gets to the plans. */
export const ForbiddenWithoutPlan: Story = {
  parameters: { persona: 'unsubscribed' },
  render: () => <ForbiddenPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/your agency has none/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/plans/create');
  },
};

/** Agents have no role that an admin of the platform could change. */
export const ForbiddenForAgents: Story = {
  parameters: { persona: 'assistant' },
  render: () => <ForbiddenPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ask your agency admin/)).toBeVisible();
    await expect(canvas.queryByText(/role/)).toBeNull();
  },
};

/** A visitor without a session has no role. */
export const ForbiddenSignedOut: Story = {
  parameters: { persona: null },
  render: () => <ForbiddenPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/sign-in');
    await expect(canvas.queryByText(/role/)).toBeNull();
  },
};

export const NotFound: Story = {
  render: () => <NotFoundPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to website' })).toHaveAttribute('href', '/');
  },
};

export const InternalServerError: Story = {
  render: () => <CrashPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Internal server error' })).toBeVisible();
  },
};

export const NotFoundInFrench: Story = { render: () => <NotFoundPage />, globals: { language: 'fr' } };
