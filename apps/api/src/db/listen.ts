import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Listen } from './database.ts';

/** Milliseconds until a lost connection is opened again. Doubles with each failure. */
const delays = { first: 250, longest: 10_000 };

/** Listens on a connection of its own, because a pool may hand its connections to requests. */
export const listenOn =
  (connectionString: string): Listen =>
  async (channels, { onMessage, onResume }) => {
    const stopping = new AbortController();
    let client = await connect();

    async function connect(): Promise<pg.Client> {
      const next = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, keepAlive: true });
      next.on('notification', ({ channel, payload = '' }) => onMessage(channel, payload));
      // The event `end` follows.
      next.on('error', () => undefined);
      await next.connect();
      for (const channel of channels) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
      next.once('end', () => void reconnect());
      return next;
    }

    async function reconnect(): Promise<void> {
      for (let delay = delays.first; !stopping.signal.aborted; delay = Math.min(2 * delay, delays.longest)) {
        await wait(delay, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
        if (stopping.signal.aborted) return;
        try {
          client = await connect();
          if (stopping.signal.aborted) await client.end();
          else onResume();
          return;
        } catch {
          // the next round tries again
        }
      }
    }

    return async () => {
      stopping.abort();
      await client.end();
    };
  };
