import type { Page } from 'playwright';
import { WAIT } from './timeouts.ts';

/** Everything that a cold visit has received when its page requests nothing more. */
export interface Visit {
  /** Bytes as sent, with headers, in kB (1,000 bytes). */
  js: number;
  css: number;
  /** Number of scripts. */
  scripts: number;
  /** Number of scripts and stylesheets. */
  requests: number;
  /** Cumulative layout shift. */
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
    isReady?: boolean;
    layoutShifts?: { value: number; text: string }[];
    readShifts?: () => void;
  }
}

const kindOf = (type: string): Received['kind'] =>
  type.includes('javascript') ? 'js' : type.includes('css') ? 'css' : undefined;

/** Milliseconds without a request after which a page is at rest. */
const REST = 150;
/** Milliseconds after which it counts as at rest in any case. */
const LONGEST_REST = 5_000;

/**
 * Records that an element has matched the selector, and all layout shifts. Holds data back until the page has painted its
 * loading state, because the shift from that state would otherwise depend on the speed of the machine. Runs in the page
 * before its own scripts.
 */
function observePage(ready: string): void {
  // disables prefetching
  window.requestIdleCallback = () => 0;
  new MutationObserver((_, observer) => {
    if (!document.querySelector(ready)) return;
    window.isReady = true;
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-state'] });

  const nextFrame = () => new Promise(requestAnimationFrame);
  const loadingPainted = new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main [data-state], main [aria-busy=true]')) return;
      observer.disconnect();
      void nextFrame()
        .then(nextFrame)
        .then(() => resolve());
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-state', 'aria-busy'] });
    // some pages have no loading state
    setTimeout(resolve, 1000);
  });
  const request = window.fetch;
  window.fetch = async (...parameters) => {
    const response = await request(...parameters);
    if (!response.url.endsWith('/api/auth/me')) await loadingPainted;
    return response;
  };

  const shifts: NonNullable<Window['layoutShifts']> = [];
  window.layoutShifts = shifts;
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries as (PerformanceEntry & { value: number; sources?: { node?: Node }[] })[]) {
      const moved = entry.sources?.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : ''));
      const text = `shift ${entry.value.toFixed(4)} at ${Math.round(entry.startTime)} ms: ${moved?.join(' | ')}`;
      shifts.push({ value: entry.value, text });
    }
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  window.readShifts = () => add(observer.takeRecords());
}

/**
 * Prepares a page for measuring: no cache, no prefetching when idle.
 *
 * Counts also what a page requests after it is ready, such as the text editor: what has arrived by then depends on the load of
 * the machine.
 *
 * @param ready - Selector of an element that exists once the page is ready.
 * @returns Function that measures a visit.
 */
export async function prepareVisits(page: Page, ready: string): Promise<(path: string) => Promise<Visit>> {
  await page.addInitScript(observePage, ready);
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
  const files = new Map<string, Received>();
  const pending = new Set<string>();
  let lastChange = 0;
  const end = (requestId: string) => {
    pending.delete(requestId);
    lastChange = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    // the page before may still receive files, and some of its requests never end
    if (type === 'Document') {
      pending.clear();
      files.clear();
    }
    pending.add(requestId);
    lastChange = Date.now();
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    // stays open as long as the page
    if (response.mimeType === 'text/event-stream') end(requestId);
    files.set(requestId, { url: response.url, kind: kindOf(response.mimeType), bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength;
    end(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));

  async function waitForRest() {
    // browsers do not report the end of every cancelled request
    for (const timeout = Date.now() + LONGEST_REST; Date.now() < timeout; ) {
      if (pending.size === 0 && Date.now() - lastChange > REST) return;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  return async (path) => {
    await page.goto(path);
    await page.waitForFunction(() => window.isReady, undefined, { timeout: WAIT });
    await waitForRest();
    const shifts = await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      window.readShifts?.();
      return window.layoutShifts ?? [];
    });
    const received = [...files.values()].filter(({ kind, bytes }) => kind && bytes > 0);
    const ofKind = (wanted: Received['kind']) => received.filter(({ kind }) => kind === wanted);
    const total = (wanted: Received['kind']) => ofKind(wanted).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    const [js, css, shift] = [total('js'), total('css'), shifts.reduce((sum, { value }) => sum + value, 0)];
    const scripts = ofKind('js').length;
    const rows = received
      .toSorted((a, b) => b.bytes - a.bytes)
      .map(({ url, bytes }) => `${(bytes / 1000).toFixed(1).padStart(8)} kB  ${new URL(url).pathname}`);
    const summary = `${path}: JS ${js.toFixed(1)} kB in ${scripts} files, CSS ${css.toFixed(1)} kB in ${received.length - scripts} files, shift ${shift.toFixed(4)}`;
    return {
      js,
      css,
      scripts,
      requests: received.length,
      shift,
      table: [summary, ...shifts.map(({ text }) => text), ...rows].join('\n'),
    };
  };
}
