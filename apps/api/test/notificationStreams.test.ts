import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeNotificationStreams } from '../src/areas/notifications/streams.ts';
import type { ChannelListener } from '../src/db/database.ts';

let listener: ChannelListener | undefined;
const stopped = vi.fn(() => Promise.resolve());
let alive = true;
const streams = () =>
  makeNotificationStreams((_, given) => {
    listener = given;
    return Promise.resolve(stopped);
  });
const subscriber = (userId: string, sessionId = userId) => ({
  userId,
  sessionId,
  isAlive: () => Promise.resolve(alive),
});

async function open(from: ReturnType<typeof streams>, userId: string, sessionId?: string) {
  const stream = await from.open(subscriber(userId, sessionId));
  let text = '';
  let ended = false;
  stream?.on('data', (part) => {
    text += String(part);
  });
  stream?.on('end', () => {
    ended = true;
  });
  await vi.advanceTimersByTimeAsync(1);
  return { stream, events: () => text.match(/event: changed/g)?.length ?? 0, isEnded: () => ended, text: () => text };
}

beforeEach(() => {
  alive = true;
  stopped.mockClear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('sends an event to the streams of the user, and one for several changes', async () => {
  const all = streams();
  const [mine, theirs] = [await open(all, 'a'), await open(all, 'b')];
  expect([mine.events(), theirs.events()]).toEqual([1, 1]);
  for (let i = 0; i < 5; i++) listener?.onMessage('fairlead_notifications', 'a');
  await vi.advanceTimersByTimeAsync(200);
  expect([mine.events(), theirs.events()]).toEqual([2, 1]);
  // the events carry no data
  expect(mine.text().replace(/retry: \d+|event: changed|data:|\n/g, '')).toBe('');
  await all.close();
});

it('ends with the session', async () => {
  const all = streams();
  const [one, other] = [await open(all, 'a', 's1'), await open(all, 'a', 's2')];
  listener?.onMessage('fairlead_session_ends', 's1');
  await vi.advanceTimersByTimeAsync(1);
  expect([one.isEnded(), other.isEnded()]).toEqual([true, false]);
  await all.close();
});

it('has a heartbeat, and ends at it when the session has expired', async () => {
  const all = streams();
  const one = await open(all, 'a');
  await vi.advanceTimersByTimeAsync(26_000);
  expect(one.text()).toContain(':\n\n');
  alive = false;
  await vi.advanceTimersByTimeAsync(26_000);
  expect(one.isEnded()).toBe(true);
  await all.close();
});

it('refuses the ninth stream of an account until one is closed', async () => {
  const all = streams();
  const opened = [];
  for (let i = 0; i < 8; i++) opened.push(await open(all, 'a'));
  expect((await open(all, 'a')).stream).toBeUndefined();
  expect((await open(all, 'b')).stream).toBeDefined();
  opened[0]?.stream?.destroy();
  await vi.advanceTimersByTimeAsync(1);
  expect((await open(all, 'a')).stream).toBeDefined();
  await all.close();
});

it('announces changes after an interruption, and ends all streams when the server stops', async () => {
  const all = streams();
  const one = await open(all, 'a');
  listener?.onResume();
  await vi.advanceTimersByTimeAsync(200);
  expect(one.events()).toBe(2);
  await all.close();
  await vi.advanceTimersByTimeAsync(1);
  expect(one.isEnded()).toBe(true);
  expect(stopped).toHaveBeenCalledOnce();
});
