import type { BrowserContext, ConsoleMessage, Page } from 'playwright';

/** An answer of the API that refuses is part of a flow; the browser writes an error for it all the same. */
const isRefusal = (message: ConsoleMessage, origin: string) =>
  message.location().url.startsWith(`${origin}/api/`) && / status of 4\d\d /.test(message.text());

/**
 * Collects what no page of the portal may do: violate its Content-Security-Policy, write an error to the console, throw, or
 * ask another origin for anything.
 */
export async function watch(context: BrowserContext, origin: string): Promise<readonly string[]> {
  const found: string[] = [];
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      console.error(`securitypolicyviolation: ${violatedDirective} ${blockedURI} in ${sourceFile}`);
    });
  });
  const watchPage = (page: Page) => {
    const note = (what: string) => found.push(`${new URL(page.url()).pathname}: ${what}`);
    page.on('console', (message) => {
      if (message.type() === 'error' && !isRefusal(message, origin)) note(message.text());
    });
    page.on('pageerror', (error) => note(error.stack ?? error.message));
    page.on('request', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(`${origin}/`)) note(`asked for ${request.url()}`);
    });
  };
  context.on('page', watchPage);
  return found;
}
