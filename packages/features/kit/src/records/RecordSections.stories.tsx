import { Card, Skeleton } from '@fairlead/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, spyOn, waitFor } from 'storybook/test';
import { RecordSections } from './RecordSections';

/** Section whose data arrive after it is shown. */
function Coverages() {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLoaded(true), 200);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Card title="Coverages" aria-busy={!loaded}>
      {loaded ? 'Liability' : null}
    </Card>
  );
}

const meta = {
  title: 'Flows/Kit/RecordSections',
  component: RecordSections,
  args: {
    label: 'Sections of the policy',
    sections: [
      {
        id: 'info',
        title: 'Information',
        content: (
          <Card title="Information">
            <Skeleton shape="box" height={2400} />
          </Card>
        ),
      },
      { id: 'coverages', title: 'Coverages', lazy: true, content: <Coverages /> },
    ],
  },
} satisfies Meta<typeof RecordSections>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ctrl P waits for the sections that the user has not scrolled to. */
export const PrintsAllSections: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Liability')).toBeNull();
    let printed: string | null = null;
    const print = spyOn(window, 'print').mockImplementation(() => {
      printed = document.body.textContent;
    });
    await expect(await fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true })).toBe(false);
    await waitFor(() => expect(print).toHaveBeenCalledOnce(), { timeout: 6000 });
    await expect(printed).toContain('Liability');
    // everything is there, so the browser prints by itself
    await expect(await fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true })).toBe(true);
    print.mockRestore();
  },
};

/** The menu of the browser cannot wait. The paper names the sections that are left out, and the next one has them. */
export const PrintsByMenu: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This section was not loaded. Print again to include it.')).not.toBeVisible();
    window.dispatchEvent(new Event('afterprint'));
    await expect(await canvas.findByText('Liability')).toBeInTheDocument();
  },
};
