import { setTimeout as wait } from 'node:timers/promises';
import type { Progress } from '../database.ts';
import { Lag } from './lag.ts';
import { findProblem, type PrimaryState, type ReplicaState } from './state.ts';

/** Milliseconds between two checks of the replica. */
const INTERVAL = 1000;
/** Milliseconds between two questions for the position while reads wait for it. */
const PAUSE = 2;

interface Monitored {
  askPrimary(): Promise<PrimaryState>;
  /** Rejects when the replica does not answer within a second. */
  askReplica(): Promise<ReplicaState>;
  /** Called when the replica has not answered. */
  onLost(): void;
  /** Called when the replica is no longer usable, with the reason, and when it is usable again. */
  onChange(problem: string | undefined): void;
  /** Milliseconds that a read waits for the replica. */
  maxLag: number;
}

/** Watches the position of the replica and how far it is behind the primary. */
export class ReplicaMonitor {
  private readonly monitored: Monitored;
  private readonly marks = new Lag();
  private primary: PrimaryState | undefined;
  /** Newest known position of the primary. */
  private newest = 0;
  private replayed = 0;
  /** Time of the last question that the replica answered. */
  private askedAt = 0;
  private current: string | undefined = 'it has not been asked yet';
  private asking: Promise<void> | undefined;
  private advancing: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(monitored: Monitored) {
    this.monitored = monitored;
  }

  /** Reason why the replica cannot be used. */
  get problem(): string | undefined {
    return this.current;
  }

  /** Milliseconds that the replica was behind when it was last asked, or is now if it does not answer. */
  get lag(): number {
    return Math.max(0, this.marks.of(this.current === undefined ? this.askedAt : performance.now()));
  }

  get isBehind(): boolean {
    return this.lag > this.monitored.maxLag;
  }

  /** Checks the replica now and then every second. */
  async start(): Promise<void> {
    await this.check();
    if (!this.isStopped) this.timer = setTimeout(() => void this.start(), INTERVAL).unref();
  }

  stop(): void {
    this.isStopped = true;
    this.current = 'it is closed';
    clearTimeout(this.timer);
  }

  /** Waits until the replica has replayed a position of the primary, but not longer than the allowed lag. */
  async progressTo(position: number): Promise<Progress> {
    this.note(position);
    while (this.current === undefined && this.replayed < position) {
      if (this.isBehind) return 'behind';
      await this.advance();
    }
    return this.current === undefined ? 'caught_up' : 'unavailable';
  }

  /** Asks both servers. */
  async check(): Promise<void> {
    // A lost primary is no problem of the replica.
    const primary = await this.monitored.askPrimary().catch(() => undefined);
    if (primary) {
      this.primary = primary;
      this.note(primary.position);
    }
    await this.ask();
  }

  private note(position: number): void {
    this.newest = Math.max(this.newest, position);
    this.marks.reached(position, performance.now());
  }

  /** Asks for the position again, for all reads that wait. */
  private advance(): Promise<void> {
    const next = async () => {
      await this.ask();
      if (this.replayed < this.newest) await wait(PAUSE);
      this.advancing = undefined;
    };
    this.advancing ??= next();
    return this.advancing;
  }

  private ask(): Promise<void> {
    const next = async () => {
      const askedAt = performance.now();
      try {
        const state = await this.monitored.askReplica();
        const problem = findProblem(state, this.primary);
        if (problem === undefined && state.position !== null) {
          this.replayed = state.position;
          this.askedAt = askedAt;
          this.marks.replay(state.position);
        }
        this.change(problem);
      } catch (error) {
        this.change(messageOf(error));
        this.monitored.onLost();
      }
      this.asking = undefined;
    };
    this.asking ??= next();
    return this.asking;
  }

  private change(problem: string | undefined): void {
    if (problem === this.current || this.isStopped) return;
    this.current = problem;
    this.monitored.onChange(problem);
  }
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // An AggregateError of several refused connections has no message of its own.
  return error.message || ('code' in error ? String(error.code) : error.name);
}
