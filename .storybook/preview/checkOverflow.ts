import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach } from 'storybook/internal/csf';
import { expect, waitFor } from 'storybook/test';
import { clipped, overflowing } from '../test/layoutChecks';

const loading = '[data-state=loading], [aria-busy=true]';
/** Time without a change of the document after which a screen is complete, in milliseconds. */
const quietMs = 150;

/** Waits until nothing is loading and the document no longer changes. */
async function settled(): Promise<void> {
  await waitFor(() => expect(document.querySelector(loading)).toBeNull());
  await new Promise<void>((resolve) => {
    const done = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(done, quietMs);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, quietMs);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/**
 * Checks after every screen story at phone width or in another language that the page does not scroll sideways, and that no box
 * cuts off its content.
 */
export const checkOverflow: AfterEach<ReactRenderer> = async ({ title, globals }) => {
  const viewport: unknown = globals.viewport;
  const phone = typeof viewport === 'object' && viewport !== null && 'value' in viewport && viewport.value === 'phone';
  if (!/^(Screens|Flows)\//.test(title) || !(phone || globals.language !== 'en')) return;
  // Zoomed text and the comparison of themes need more room than the window has.
  if (globals.theme === 'ALL' || globals.zoom !== '100') return;
  await settled();
  await expect([...overflowing(document.body), ...clipped(document.body)]).toEqual([]);
};
