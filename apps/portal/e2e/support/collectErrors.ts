import type { BrowserContext, ConsoleMessage, Page } from 'playwright';

/** Whether the message is the browser's log of a 4xx API response. Such responses are part of tested flows. */
const isApiError = (message: ConsoleMessage, origin: string) =>
  message.location().url.startsWith(`${origin}/api/`) && / status of 4\d\d /.test(message.text());

/** Collects CSP violations, console errors, uncaught exceptions and requests to other origins. */
export async function collectErrors(context: BrowserContext, origin: string): Promise<readonly string[]> {
  const errors: string[] = [];
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      console.error(`securitypolicyviolation: ${violatedDirective} ${blockedURI} in ${sourceFile}`);
    });
  });
  const watchPage = (page: Page) => {
    const addError = (message: string) => errors.push(`${new URL(page.url()).pathname}: ${message}`);
    page.on('console', (consoleMessage) => {
      if (consoleMessage.type() === 'error' && !isApiError(consoleMessage, origin)) addError(consoleMessage.text());
    });
    page.on('pageerror', (error) => addError(error.stack ?? error.message));
    page.on('request', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(`${origin}/`))
        addError(`requested ${request.url()}`);
    });
  };
  context.on('page', watchPage);
  return errors;
}
