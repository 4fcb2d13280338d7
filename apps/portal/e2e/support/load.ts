import type { Page } from 'playwright';

/** Everything that a cold visit has loaded when its page is ready. */
export interface Visit {
  /** Bytes as sent, with headers, in kB (1,000 bytes). */
  js: number;
  css: number;
  /** Scripts and stylesheets. */
  requests: number;
  /** Cumulative layout shift, until the fonts have arrived. */
  shift: number;
  /** Files and shifts, for the message of a failing test. */
  table: string;
}

interface Received {
  url: string;
  kind: 'js' | 'css' | undefined;
  bytes: number;
}

declare global {
  interface Window {
    layoutShifts?: { value: number; text: string }[];
  }
}

const kindOf = (type: string): Received['kind'] =>
  type.includes('javascript') ? 'js' : type.includes('css') ? 'css' : undefined;

/** Prepares a page for measuring: no cache, no prefetching when idle. Returns a function that measures a visit. */
export async function prepareVisits(page: Page): Promise<(path: string, ready: string) => Promise<Visit>> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources?: { node?: Node }[] })[]) {
        const moved = entry.sources?.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : ''));
        const text = `shift ${entry.value.toFixed(4)} at ${Math.round(entry.startTime)} ms: ${moved?.join(' | ')}`;
        window.layoutShifts?.push({ value: entry.value, text });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  // so that loading states are painted
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  let files = new Map<string, Received>();
  session.on('Network.responseReceived', ({ requestId, response }) =>
    files.set(requestId, { url: response.url, kind: kindOf(response.mimeType), bytes: 0 }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });

  return async (path, ready) => {
    files = new Map();
    await page.goto(path);
    await page.locator(ready).first().waitFor();
    const received = [...files.values()].filter(({ kind, bytes }) => kind && bytes > 0);
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise(requestAnimationFrame);
    });
    const shifts = await page.evaluate(() => window.layoutShifts ?? []);
    const total = (wanted: Received['kind']) =>
      received.filter(({ kind }) => kind === wanted).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    const [js, css, shift] = [total('js'), total('css'), shifts.reduce((sum, { value }) => sum + value, 0)];
    const rows = received
      .toSorted((a, b) => b.bytes - a.bytes)
      .map(({ url, bytes }) => `${(bytes / 1000).toFixed(1).padStart(8)} kB  ${new URL(url).pathname}`);
    const summary = `${path}: JS ${js.toFixed(1)} kB, CSS ${css.toFixed(1)} kB, ${received.length} files, shift ${shift.toFixed(4)}`;
    return {
      js,
      css,
      requests: received.length,
      shift,
      table: [summary, ...shifts.map(({ text }) => text), ...rows].join('\n'),
    };
  };
}
