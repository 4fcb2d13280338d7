import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Box } from '../Box/Box';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { RequiredNote } from '../FormField/RequiredNote';
import { Stack } from '../Stack/Stack';
import { TextField } from '../TextField/TextField';
import { ActionBar } from './ActionBar';

const meta = {
  title: 'Components/Actions/ActionBar',
  component: ActionBar,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Once per form, at the bottom of its card. Save and Cancel stay visible while the form scrolls.',
    avoid: 'Dialogs and drawers have their own `footer`. Actions on a whole page belong in its `PageHeader`.',
    dos: [
      'Put the primary button last and name the action: “Create Coupon”, not “OK”.',
      'Use `note` to explain the star of required fields, or for the time of the last save.',
    ],
    donts: [
      'Put essential information into the note, because phones do not show it.',
      'Add a third button, because phones share the width between all buttons.',
    ],
  }),
  args: {
    note: <RequiredNote />,
    children: (
      <>
        <Button>Cancel</Button>
        <Button variant="solid" tone="accent">
          Create Coupon
        </Button>
      </>
    ),
  },
  render: (args) => (
    <Card padding="none">
      <Box padding={20}>
        <TextField label="Coupon Code" required />
      </Box>
      <ActionBar {...args} />
    </Card>
  ),
} satisfies Meta<typeof ActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutNote: Story = { args: { note: undefined } };

/** Hides the note and shares the width between the buttons. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [cancel, create] = canvas.getAllByRole('button');
    await expect(canvas.queryByText('Required')).not.toBeVisible();
    await expect(cancel?.offsetWidth).toBe(create?.offsetWidth);
    await expect(create?.offsetHeight).toBeGreaterThanOrEqual(40);
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    note: 'Last saved by Nora Lindgren on November 20, 2026 at 10:59 in the morning, and not yet sent to the carrier',
    children: (
      <>
        <Button>{longWord}</Button>
        <Button variant="solid" tone="accent">
          Save and send to the carrier
        </Button>
      </>
    ),
  },
};

export const StaysInView: Story = {
  render: (args) => (
    <Card padding="none">
      <Box padding={20}>
        <Stack gap={20}>
          {Array.from({ length: 20 }, (_, index) => (
            <TextField key={index} label={`Coverage ${index + 1}`} />
          ))}
        </Stack>
      </Box>
      <ActionBar {...args} />
    </Card>
  ),
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button', { name: 'Create Coupon' }).getBoundingClientRect();
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(window.innerHeight);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Matrix: Story = { tags: ['matrix'] };
