import { expect } from 'vitest';
import { routesOf, visitAll } from '../support/budgets.ts';
import { openAs } from '../support/portal.ts';
import { test } from '../support/test.ts';

test('keeps cold visits of agents within the budgets of their routes', { timeout: 600_000 }, async ({ page }) => {
  await openAs(page, 'owner');
  expect(await visitAll(page, routesOf('AGENT'))).toEqual([]);
});
