import { callerHeaders, settings } from '@fairlead/api-client/client';

/** Milliseconds until a broken stream is opened again. Doubles with each failure. */
const delays = { first: 1_000, longest: 60_000 };

/** Milliseconds between two calls for events that follow each other. */
const SPACING = 2_000;

/**
 * Milliseconds without data after which a stream counts as dead. The server sends a comment every 25 seconds. A connection
 * that was lost without notice, for example while a laptop slept, stays open in the browser.
 */
const SILENCE = 70_000;

/** Returns a function that calls at once, and again after the pause if it was called meanwhile. */
function spaced(call: () => void, signal: AbortSignal): () => void {
  let isPaused = false;
  let isMissed = false;
  const run = () => {
    if (signal.aborted) return;
    if (isPaused) {
      isMissed = true;
      return;
    }
    call();
    isPaused = true;
    setTimeout(() => {
      isPaused = false;
      if (!isMissed) return;
      isMissed = false;
      run();
    }, SPACING);
  };
  return run;
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Returns a signal that aborts after `SILENCE`, or with the given signal. `restart` starts the time again. */
function watch(signal: AbortSignal) {
  const watched = new AbortController();
  const abort = () => watched.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(abort, SILENCE);
  };
  const stop = () => {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  };
  signal.addEventListener('abort', abort);
  restart();
  return { signal: watched.signal, restart, stop };
}

/**
 * Reads events until the stream ends, and passes the number of those that arrived together.
 *
 * @returns The status of the response.
 * @throws When the connection fails or is silent for too long.
 */
async function readStream(onEvents: (count: number) => void, signal: AbortSignal): Promise<number> {
  const watchdog = watch(signal);
  try {
    return await readEvents(onEvents, watchdog.signal, watchdog.restart);
  } finally {
    watchdog.stop();
  }
}

async function readEvents(onEvents: (count: number) => void, signal: AbortSignal, onData: () => void): Promise<number> {
  const { baseUrl = '' } = settings();
  // EventSource cannot send the bearer token.
  const response = await fetch(`${baseUrl}/api/notification/stream`, { headers: callerHeaders(), signal });
  if (!response.ok || !response.body) return response.status;
  onData();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    onData();
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    const count = lines.filter((line) => line === 'event: changed').length;
    if (count > 0) onEvents(count);
  }
  return response.status;
}

/**
 * Keeps a stream open. Ends when the server no longer accepts the session. Each stream starts with an event, because changes
 * before it may have been missed.
 *
 * @param isCurrent Whether the page has just read its data, so that the first event of the first stream changes nothing.
 */
async function stayConnected(onChange: () => void, signal: AbortSignal, isCurrent: boolean): Promise<void> {
  let delay = delays.first;
  let ignored = isCurrent ? 1 : 0;
  const onEvents = (count: number) => {
    if (count > ignored) onChange();
    ignored = 0;
  };
  while (!signal.aborted) {
    const status = await readStream(onEvents, signal).catch(() => 0);
    if (signal.aborted) return;
    if (status === 401 || status === 403) {
      // The next request of the page finds out that the session has ended elsewhere, and signs out.
      onChange();
      return;
    }
    ignored = 0;
    delay = status === 200 ? delays.first : Math.min(2 * delay, delays.longest);
    // Not all browsers at once after a restart of the server.
    await pause(delay * (1 + Math.random()), signal);
  }
}

/**
 * Calls back when the notifications of the user have changed, at most every two seconds. Tabs of a browser share one stream: the tab with the lock reads
 * it and sends a message to the others.
 *
 * @returns Stops listening.
 */
export function listenForChanges(userId: string, onChange: () => void): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  const report = spaced(onChange, signal);
  const name = `fairlead.notifications.${userId}`;
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  channel?.addEventListener('message', report);
  const announce = () => {
    report();
    channel?.postMessage('changed');
  };
  const lead = (isCurrent: boolean) => stayConnected(announce, signal, isCurrent);
  // The lock needs a secure origin. Without it, each tab has a stream.
  const locks: LockManager | undefined = channel && navigator.locks;
  const share = async (shared: LockManager) => {
    const hasLed = await shared.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await lead(true);
      return lock !== null;
    });
    // a tab that waits for the lock may miss changes until its stream is open
    if (!hasLed) await shared.request(name, { signal }, () => lead(false));
  };
  void (locks ? share(locks) : lead(true)).catch(() => undefined);
  return () => {
    abort.abort();
    channel?.close();
  };
}
