import { Button, Stack } from '@fairlead/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { RouterLink } from './RouterLink';
import { useIsStillHere, useNavigateFromHere } from './useNavigateFromHere';

let answer: () => void = () => undefined;

/** Request that the story answers. */
function Page() {
  const openPage = useNavigateFromHere();
  const isStillHere = useIsStillHere();
  const [text, setText] = useState('');
  const send = () => {
    answer = () => {
      setText(isStillHere() ? 'here' : 'left');
      openPage('/saved', { replace: true });
    };
  };
  return (
    <Stack gap={8}>
      <Button onClick={send}>Send</Button>
      <RouterLink to="/other">Leave</RouterLink>
      <p>{text}</p>
    </Stack>
  );
}

const meta = {
  title: 'Flows/Kit/useNavigateFromHere',
  component: Page,
  parameters: { route: '/form' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stays: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }));
    answer();
    await expect(await canvas.findByLabelText('Address')).toHaveTextContent('/saved');
  },
};

/** The answer does not take the user away from the page that they have opened in the meantime. */
export const Leaves: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Leave' }));
    await expect(await canvas.findByLabelText('Address')).toHaveTextContent('/other');
    answer();
    await expect(await canvas.findByLabelText('Address')).toHaveTextContent('/other');
  },
};
