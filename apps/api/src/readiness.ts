import { reasonOf } from './jobs/failure.ts';
import type { Clock } from './ports/clock.ts';

type ComponentName = 'database' | 'migrations' | 'replica' | 'storage' | 'queue' | 'mail';

export interface Component {
  name: ComponentName;
  /**
   * Whether the process can answer requests only with this component. Mails and jobs wait in the database, and reads use the
   * primary without a replica, so their failures take no process out of service.
   */
  required: boolean;
  /** @throws The component does not work. */
  check(): Promise<unknown>;
  /** Seconds for which all callers share one check. */
  interval: number;
}

interface ComponentState {
  name: ComponentName;
  required: boolean;
  ok: boolean;
  /** Cause of the failure, without addresses. For operators only. */
  error?: string;
  /** Unix time in seconds. */
  checkedAt: number;
}

/** Whether this process can answer requests, with all components that it uses. */
export type Readiness = () => Promise<{ isReady: boolean; components: ComponentState[] }>;

/** Milliseconds for an answer of a component. */
const TIMEOUT = 2_000;
/** Seconds after which an unfinished check is given up and repeated. */
const GIVE_UP = 30;

/**
 * Makes the readiness of the components. All calls within the interval of a component share one check, because anonymous callers
 * can send any number of them. After the first check, callers wait for components with an interval of a second only; the others
 * are checked in the background.
 */
export function makeReadiness(components: readonly Component[], clock: Clock): Readiness {
  const checks = components.map((component) => makeCheck(component, clock));
  return async () => {
    const states = await Promise.all(checks.map((check) => check()));
    return { isReady: states.every(({ ok, required }) => ok || !required), components: states };
  };
}

function makeCheck({ name, required, check, interval }: Component, clock: Clock): () => Promise<ComponentState> {
  let last: ComponentState | undefined;
  let current: { since: number; isRunning: boolean; state: Promise<ComponentState> } | undefined;

  const begin = () => {
    const checkedAt = clock.now();
    const finished = check().then(
      () => ({ name, required, ok: true, checkedAt }),
      (error: unknown) => ({ name, required, ok: false, error: reasonOf(error), checkedAt }),
    );
    const started = { since: checkedAt, isRunning: true, state: withTimeout({ name, required, checkedAt }, finished) };
    const end = () => (started.isRunning = false);
    void finished.then(end);
    void started.state.then((state) => (last = state));
    return started;
  };

  return () => {
    const age = current ? clock.now() - current.since : Infinity;
    const isDue = age >= interval && (!current?.isRunning || age >= GIVE_UP);
    if (!current || isDue) current = begin();
    const isRecent = last !== undefined && clock.now() - last.checkedAt < 2 * interval;
    return interval > 1 && isRecent && last ? Promise.resolve(last) : current.state;
  };
}

async function withTimeout(
  component: Omit<ComponentState, 'ok'>,
  finished: Promise<ComponentState>,
): Promise<ComponentState> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<ComponentState>((resolve) => {
    const error = `no answer within ${TIMEOUT / 1000} s`;
    timer = setTimeout(() => resolve({ ...component, ok: false, error }), TIMEOUT);
  });
  try {
    return await Promise.race([finished, late]);
  } finally {
    clearTimeout(timer);
  }
}
