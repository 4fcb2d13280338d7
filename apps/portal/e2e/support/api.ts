import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Sends a request and returns its payload. */
export type CallApi = <T>(method: 'GET' | 'POST' | 'PUT', path: string, data?: object) => Promise<T>;

/** Calls the API as the user of the page, for data that a test needs before it begins. */
export async function apiOf(page: Page): Promise<CallApi> {
  const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem('fairlead.token'))}`;
  return async <T>(method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<T> => {
    const headers = { authorization, ...(data && { 'idempotency-key': randomUUID() }) };
    const response = await page.request.fetch(path, { method, headers, ...(data && { data }) });
    expect(response.status(), await response.text()).toBeLessThan(300);
    return ((await response.json()) as { payload: T }).payload;
  };
}
