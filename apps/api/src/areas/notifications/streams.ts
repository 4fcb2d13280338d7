import { PassThrough, type Readable } from 'node:stream';
import type { ChannelListener, Listen } from '../../db/database.ts';
import { countStream } from '../../telemetry/counters.ts';

/** Open streams of one account in this process. A browser shares one among its tabs. */
const MAX_PER_USER = 8;
/** Milliseconds between two comments, which keep proxies from closing the connection. */
const HEARTBEAT = 25_000;
/** Milliseconds in which several changes become one event. */
const PAUSE = 100;

const channels = { notifications: 'fairlead_notifications', sessionEnds: 'fairlead_session_ends' } as const;

interface Subscriber {
  userId: string;
  sessionId: string;
  /** Whether the session has not ended otherwise, for example because it expired. */
  isAlive(): Promise<boolean>;
}

interface OpenStream extends Subscriber {
  stream: PassThrough;
  changed: NodeJS.Timeout | undefined;
}

export interface NotificationStreams {
  /** Opens a stream, or returns undefined when the account has too many. */
  open(subscriber: Subscriber): Promise<Readable | undefined>;
  /** Ends all streams. */
  close(): Promise<void>;
}

/** Open event streams of this process. The database tells all processes which user has new notifications. */
export function makeNotificationStreams(listen: Listen): NotificationStreams {
  const streams = new Set<OpenStream>();
  let listening: Promise<() => Promise<void>> | undefined;

  const announce = (open: OpenStream) => {
    open.changed ??= setTimeout(() => {
      open.changed = undefined;
      open.stream.write('event: changed\ndata:\n\n');
    }, PAUSE);
  };
  const end = (open: OpenStream) => {
    clearTimeout(open.changed);
    if (streams.delete(open)) countStream(-1);
    open.stream.end();
  };
  const listener: ChannelListener = {
    onMessage(channel, payload) {
      for (const open of streams) {
        if (channel === channels.notifications && open.userId === payload) announce(open);
        if (channel === channels.sessionEnds && open.sessionId === payload) end(open);
      }
    },
    onResume: () => streams.forEach(announce),
  };

  /** A failed attempt is repeated with the next stream. */
  const startListening = () =>
    (listening ??= listen(Object.values(channels), listener).catch((error: unknown) => {
      listening = undefined;
      throw error;
    }));

  const beat = async () => {
    for (const open of streams) {
      if (await open.isAlive().catch(() => true)) open.stream.write(':\n\n');
      else end(open);
    }
  };
  const heartbeat = setInterval(() => void beat(), HEARTBEAT).unref();

  return {
    async open(subscriber) {
      const count = [...streams].filter(({ userId }) => userId === subscriber.userId).length;
      if (count >= MAX_PER_USER) return undefined;
      const open: OpenStream = { ...subscriber, stream: new PassThrough(), changed: undefined };
      open.stream.on('close', () => end(open));
      streams.add(open);
      countStream(1);
      try {
        await startListening();
      } catch (error) {
        end(open);
        throw error;
      }
      // The browser reads its count after this event, so nothing is missed before the stream was open.
      open.stream.write('retry: 2000\nevent: changed\ndata:\n\n');
      return open.stream;
    },
    async close() {
      clearInterval(heartbeat);
      for (const open of streams) end(open);
      const stop = await listening;
      await stop?.();
    },
  };
}
