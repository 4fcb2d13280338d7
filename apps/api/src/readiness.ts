import type { Clock } from './ports/clock.ts';

/**
 * Returns a check whether the database answers. All calls within one second share one statement, because anonymous callers can
 * send any number of them.
 */
export function makeReadiness(ping: () => Promise<unknown>, clock: Clock): () => Promise<boolean> {
  let latest: { second: number; isReady: Promise<boolean> } | undefined;
  return () => {
    const second = clock.now();
    if (latest?.second !== second) {
      const isReady = ping().then(
        () => true,
        () => false,
      );
      latest = { second, isReady };
    }
    return latest.isReady;
  };
}
