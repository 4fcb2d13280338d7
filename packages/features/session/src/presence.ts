import { readValue, storeValue } from './storage';

/** Time of the last input in any tab, in milliseconds. */
const activeKey = 'fairlead.active';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const TICK = 15 * SECOND;
/** Without input for longer, the user is away, and requests do not keep the session open. */
const AWAY = MINUTE;
/** Time before the end of the session at which the user is asked. */
const WARNING = 2 * MINUTE;

const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

export interface Presence {
  /** Whether the user has been away from this tab, so that a request says nothing about them. */
  isAway: () => boolean;
  /** Starts to watch a session that ends after a time without activity. Watching it again changes the time. */
  start: (idleMinutes: number) => void;
  stop: () => void;
  /** The user wants to go on. */
  stay: () => void;
  /** Stops watching for good, and keeps what other tabs know. */
  close: () => void;
}

interface PresenceOptions {
  /** Sends a request that keeps the session open, or that the server rejects after the end of the session. */
  ping: () => void;
  /** Called with the time in milliseconds at which the session ends, from two minutes before; undefined once it goes on. */
  onWarning: (endsAt: number | undefined) => void;
}

/**
 * Watches whether the user is there. The server ends sessions without requests: a user who only reads or writes sends one a
 * minute, and a user who is away gets a question before the end.
 */
export function createPresence({ ping, onWarning }: PresenceOptions): Presence {
  let lastInput = Date.now();
  let lastRequest = lastInput;
  let idle = Number.POSITIVE_INFINITY;
  let timer: ReturnType<typeof setInterval> | undefined;
  let warnedOf: number | undefined;
  let isClosed = false;

  const warn = (endsAt: number | undefined) => {
    if (endsAt === warnedOf) return;
    warnedOf = endsAt;
    onWarning(endsAt);
  };
  const send = () => {
    lastRequest = Date.now();
    ping();
  };
  const noteInput = () => {
    // The question has to be answered: a moved mouse would close it before it is read.
    if (warnedOf === undefined) lastInput = Date.now();
  };
  const tick = () => {
    const now = Date.now();
    const elsewhere = Number(readValue(activeKey)) || 0;
    if (lastInput > elsewhere) storeValue(activeKey, String(lastInput));
    if (lastInput > lastRequest && now - lastRequest >= MINUTE) send();
    const endsAt = Math.max(lastInput, elsewhere) + idle;
    warn(endsAt - now <= WARNING ? endsAt : undefined);
    if (now - endsAt >= 0 && now - lastRequest >= MINUTE) send();
  };

  for (const input of inputs) window.addEventListener(input, noteInput, { passive: true, capture: true });
  return {
    isAway() {
      const away = Date.now() - lastInput > AWAY;
      if (!away) lastRequest = Date.now();
      return away;
    },
    start(idleMinutes) {
      idle = idleMinutes * MINUTE;
      // A response may arrive after the session was closed.
      if (isClosed || timer !== undefined) return;
      lastInput = Date.now();
      timer = setInterval(tick, TICK);
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
      storeValue(activeKey, null);
      warn(undefined);
    },
    stay() {
      lastInput = Date.now();
      storeValue(activeKey, String(lastInput));
      warn(undefined);
      send();
    },
    close() {
      isClosed = true;
      clearInterval(timer);
      for (const input of inputs) window.removeEventListener(input, noteInput, { capture: true });
    },
  };
}
