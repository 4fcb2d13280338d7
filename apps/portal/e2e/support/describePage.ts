import type { Page, Request } from 'playwright';

/** Maximum characters of a description, for a log that stays readable. */
const MAX_LENGTH = 6000;

/** Dialogs, toasts and the content of the page. The menu and the top bar seldom say why a test failed. */
const PARTS = '[role=dialog], [role=alertdialog], li[data-swipe-direction], main';

/**
 * Watches the requests of a page. The returned function describes the page for the log of a failed test: its address,
 * requests without a response, refused requests, and what a screen reader would find.
 */
export function watchPage(page: Page): () => Promise<string> {
  const waiting = new Map<Request, number>();
  const refused: string[] = [];
  page.on('request', (request) => waiting.set(request, Date.now()));
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${nameOf(response.request())}`);
  });
  return async () => {
    const open = [...waiting].map(([request, since]) => `${nameOf(request)} since ${Date.now() - since} ms`);
    const parts = await page
      .locator(PARTS)
      .all()
      .catch(() => []);
    const content = await Promise.all(
      parts.map((part) => part.ariaSnapshot({ timeout: 10_000 }).catch((error: unknown) => String(error))),
    );
    return [page.url(), ...open, ...refused, ...content].join('\n').slice(0, MAX_LENGTH);
  };
}

const nameOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`;
