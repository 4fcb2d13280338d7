import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenStorybook, openPage, openStorybook } from './storybook';

let storybook: OpenStorybook;
beforeAll(async () => {
  storybook = await openStorybook();
});
afterAll(() => storybook.close());

test('the sidebar shows the review status of a screen and of its states', async () => {
  const { page, errors } = await openPage(storybook, '?path=/story/screens-coupons-coupon-list--default', {
    frames: true,
  });
  const tree = page.locator('#storybook-explorer-tree');
  await tree.locator('#screens-coupons-coupon-list--default').getByRole('img', { name: 'Draft' }).waitFor();
  await page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 }).waitFor();
  expect(errors).toEqual([]);
  await page.close();
});

test('a story loads its code in few requests', async () => {
  const scripts = new Set<string>();
  const page = await storybook.browser.newPage();
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) scripts.add(request.url());
  });
  await page.goto(`${storybook.url}iframe.html?id=components-actions-button--default&viewMode=story`);
  await page.getByRole('button').first().waitFor();
  expect(scripts.size).toBeLessThan(20);
  await page.close();
});
