import type { Page } from 'playwright';
import { expect } from 'vitest';
import { apiOf } from './support/api.ts';
import { openAs, openReady } from './support/portal.ts';
import { test } from './support/test.ts';

const firstOf = async (page: Page, path: string): Promise<string> => {
  const api = await apiOf(page);
  const { content } = await api<{ content: { id: string }[] }>('GET', path);
  return content[0]?.id ?? '';
};

test('saves the same note about a claim twice', async ({ page }) => {
  await openAs(page, 'agent');
  const claimId = await firstOf(page, '/api/claim/all?pageSize=1');
  await openReady(page, `/claims/${claimId}`);
  const form = page.getByRole('form', { name: 'Add note' });
  const list = page.getByRole('list', { name: 'Notes' });
  const text = `Called at ${Date.now()}, no answer.`;
  for (const count of [1, 2]) {
    await form.getByRole('textbox').fill(text);
    await form.getByRole('button', { name: 'Add note' }).click();
    await expect.poll(() => form.getByRole('textbox').inputValue()).toBe('');
    await expect.poll(() => list.getByText(text).count()).toBe(count);
  }
});
