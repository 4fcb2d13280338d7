import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { Matrix as Table } from '../../test/Matrix';
import { Button } from '../Button/Button';
import { ErrorPage, errorStatuses } from './ErrorPage';

const texts = {
  403: { title: 'This page is not open to you', description: 'Your role or its privileges do not include it.' },
  404: { title: 'Page not found', description: 'The address may be old or mistyped. Nothing is lost.' },
  500: { title: 'Internal server error', description: 'What you were doing is safe. Try again in a moment.' },
};
const action = (
  <Button variant="solid" tone="accent">
    Back to Dashboard
  </Button>
);

const meta = {
  title: 'Components/Feedback/ErrorPage',
  component: ErrorPage,
  parameters: docs({
    use: 'Full-page error: forbidden (403), not found (404), server error (500).',
    avoid: 'Use `ErrorState` with Retry when only a list or section fails to load.',
    keys: { Tab: 'Reaches the action' },
    dos: ['Explain the next step and link to it.', 'Keep the navigation visible around it.'],
    donts: ['Show stack traces, blame, or only a number.'],
  }),
  args: { status: 404, action, ...texts[404] },
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  },
};
export const Forbidden: Story = { args: { status: 403, ...texts[403] } };
export const InternalError: Story = { args: { status: 500, ...texts[500] } };
export const LongText: Story = {
  args: {
    title: 'The page of the endorsement of the policy of Kestrel Logistics and its subsidiaries was not found',
    description: 'https://portal.example/policies/01JCKQ6W3E8V0R2M4N6P8S0T2V/endorsements/01JCKQ6W3E8V0R2M4N6P8S0T2V',
  },
  globals: { viewport: { value: 'phone' } },
};
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Table rows={['ErrorPage']} columns={errorStatuses.map(String)}>
      {(_, column) => {
        const status = errorStatuses.find((each) => String(each) === column) ?? 404;
        return <ErrorPage status={status} action={action} {...texts[status]} />;
      }}
    </Table>
  ),
};
