import type { Schemas } from '@fairlead/api-client/client';
import { viewerOf } from '@fairlead/session';
import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Storage entries of a signed-in user. A test of the sign-in form compares them with the entries that the portal writes. */
function entriesOf({ accessToken, supportTicketSessionToken, ...me }: Schemas['AuthResult']) {
  return {
    'fairlead.token': accessToken,
    'fairlead.supportToken': supportTicketSessionToken,
    'fairlead.viewer': JSON.stringify(viewerOf(me)),
  };
}

/**
 * Signs in through the API and stores the session in the browser. Each call starts a session of its own, because tests sign
 * out and end sessions. The request shares its cookies with the page.
 */
export async function startSession(page: Page, email: string, password: string) {
  const response = await page.request.post('/api/auth/signin', {
    headers: { domain: 'localhost' },
    data: { email, password },
  });
  expect(response.status(), await response.text()).toBe(200);
  const { payload } = (await response.json()) as { payload: Schemas['AuthResult'] };
  // only pages of the portal's origin may write into its storage
  if (page.url() === 'about:blank') await page.goto('/healthz');
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, entriesOf(payload));
}
