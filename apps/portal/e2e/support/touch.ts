import type { Locator, Page } from 'playwright';

const STEPS = 8;

/**
 * Drags a finger from the middle of an element, by distances in px. Playwright has no touches but taps, so the browser sends these
 * itself.
 */
export async function dragTouch(page: Page, from: Locator, { down = 0, left = 0 }, ms = 200) {
  await from.scrollIntoViewIfNeeded();
  const box = await from.boundingBox();
  if (!box) throw new Error('The element is not visible');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: part === undefined ? [] : [{ x: x - left * part, y: y + down * part }],
    });
  await send('touchStart', 0);
  for (let step = 1; step <= STEPS; step += 1) {
    await page.waitForTimeout(ms / STEPS);
    await send('touchMove', step / STEPS);
  }
  await send('touchEnd');
  await session.detach();
}
