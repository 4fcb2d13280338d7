import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenForChanges } from './live';

const event = 'retry: 2000\nevent: changed\ndata:\n\n';

/** Streams that the tabs have opened, in order. */
let opened: ReadableStreamDefaultController<Uint8Array>[] = [];
let stops: (() => void)[] = [];
/** Each test has a user of its own, because the lock of the one before may still be held. */
let user = 0;
const listen = (onChange: () => void) => {
  const stop = listenForChanges(`user${user}`, onChange);
  stops.push(stop);
  return stop;
};
const send = (stream: number, text: string) => opened[stream]?.enqueue(new TextEncoder().encode(text));
const openedStreams = (count: number) => vi.waitFor(() => expect(opened).toHaveLength(count), { timeout: 5_000 });
/** Milliseconds in which an unwanted call would arrive. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => {
  opened = [];
  user++;
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        opened.push(controller);
        signal?.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return Promise.resolve(new Response(stream));
  });
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.unstubAllGlobals();
});

it('ignores the first event of the first stream, and reports later ones', async () => {
  const onChange = vi.fn();
  listen(onChange);
  await openedStreams(1);
  send(0, event);
  await settle();
  expect(onChange).not.toHaveBeenCalled();
  send(0, 'event: changed\ndata:\n\n');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
});

it('reports changes that follow each other once more after a pause', async () => {
  const onChange = vi.fn();
  listen(onChange);
  await openedStreams(1);
  send(0, event);
  await settle();
  for (let at = 0; at < 5; at++) {
    send(0, 'event: changed\ndata:\n\n');
    await settle();
  }
  expect(onChange).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), { timeout: 5_000 });
  await settle();
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('reports a change that arrives together with the first event', async () => {
  const onChange = vi.fn();
  listen(onChange);
  await openedStreams(1);
  send(0, `${event}event: changed\ndata:\n\n`);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
});

it('reports the first event of a stream that was opened again', async () => {
  const onChange = vi.fn();
  listen(onChange);
  await openedStreams(1);
  send(0, event);
  opened[0]?.close();
  await openedStreams(2);
  expect(onChange).not.toHaveBeenCalled();
  send(1, event);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
});

it('opens a silent stream again, and keeps one with comments of the server', async () => {
  vi.useFakeTimers();
  try {
    const onChange = vi.fn();
    listen(onChange);
    await vi.advanceTimersByTimeAsync(0);
    send(0, event);
    for (let beat = 0; beat < 8; beat++) {
      await vi.advanceTimersByTimeAsync(25_000);
      send(0, ':\n\n');
    }
    await vi.advanceTimersByTimeAsync(60_000);
    expect(opened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(opened).toHaveLength(2);
    send(1, event);
    await vi.advanceTimersByTimeAsync(100);
    expect(onChange).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});

it('reports the end of the session once', async () => {
  const onChange = vi.fn();
  listen(onChange);
  await openedStreams(1);
  send(0, event);
  const refusal = vi.fn(() => Promise.resolve(new Response(null, { status: 401 })));
  vi.stubGlobal('fetch', refusal);
  opened[0]?.close();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce(), { timeout: 5_000 });
  await settle();
  expect(refusal).toHaveBeenCalledOnce();
});

it('reports the first event in a tab that takes the stream over from another', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const stop = listen(first);
  await openedStreams(1);
  listen(second);
  send(0, event);
  await settle();
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  stop();
  await openedStreams(2);
  send(1, event);
  await vi.waitFor(() => expect(second).toHaveBeenCalledOnce());
});
