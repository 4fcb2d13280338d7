import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContextOptions } from 'playwright';

/** Fast 4G of Chromium's developer tools: latency in milliseconds, throughput in bytes per second. */
const network = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };
/** A phone is about four times as slow as the machine. */
const CPU_SLOWDOWN = 4;
/** Milliseconds after the page is ready during which its main thread is measured. */
const AFTERWARDS = 1500;
const TIMEOUT = 60_000;

export interface Target {
  address: string;
  /** Selector of the element that appears last when the page is ready. */
  ready: string;
  /** Signed-in session of the portal. */
  session?: BrowserContextOptions['storageState'];
}

export interface VisitTimes {
  /** Milliseconds from the navigation until the page is painted. */
  ready: number;
  /** Main-thread time in milliseconds until 1.5 s after that. */
  mainThread: number;
  /** Cumulative layout shift. */
  shift: number;
}

declare global {
  interface Window {
    visitReadyAt?: number;
    visitShift?: number;
  }
}

function observe(ready: string) {
  window.visitShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      window.visitShift = (window.visitShift ?? 0) + entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver((_, observer) => {
    if (!document.querySelector(ready)) return;
    observer.disconnect();
    // a task after the next frame runs when the frame is painted
    requestAnimationFrame(() => setTimeout(() => (window.visitReadyAt = performance.now())));
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Visits a page twice in a new browser context: with an empty cache, and with the files of the first visit. */
export async function measureVisits(
  browser: Browser,
  { address, ready, session }: Target,
): Promise<{ cold: VisitTimes; warm: VisitTimes }> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    ...(session ? { storageState: session } : {}),
  });
  try {
    const visit = async (): Promise<VisitTimes> => {
      const page = await context.newPage();
      await page.addInitScript(observe, ready);
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', network);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
      await page.goto(address, { waitUntil: 'commit', timeout: TIMEOUT });
      await page.waitForFunction(() => window.visitReadyAt !== undefined, undefined, { timeout: TIMEOUT });
      await sleep(AFTERWARDS);
      const { metrics } = await devtools.send('Performance.getMetrics');
      const spent = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
      const { readyAt, shift } = await page.evaluate(() => ({
        readyAt: window.visitReadyAt ?? Number.NaN,
        shift: window.visitShift ?? Number.NaN,
      }));
      await page.close();
      return { ready: readyAt, mainThread: spent * 1000, shift };
    };
    const cold = await visit();
    return { cold, warm: await visit() };
  } finally {
    await context.close();
  }
}
