/** Milliseconds between two marks, so that many requests need little memory. */
const SPACING = 10;
/** Marks that are kept while the replica replays nothing. */
const MOST = 1000;

interface Mark {
  position: number;
  /** Milliseconds of a monotonic clock. */
  at: number;
}

/**
 * Measures how long ago the primary was where the replica is now. It compares positions in the log of the primary, so it needs no
 * clock of the database servers, and an idle primary causes no lag.
 */
export class Lag {
  /** Positions of the primary that the replica has not replayed, in their order. */
  private marks: Mark[] = [];
  private replayed = 0;

  /** Records that the primary has reached a position. */
  reached(position: number, at: number): void {
    const last = this.marks.at(-1);
    if (position <= Math.max(this.replayed, last?.position ?? 0)) return;
    if (!last || (at - last.at >= SPACING && this.marks.length < MOST)) this.marks.push({ position, at });
    else last.position = position;
  }

  /** Records that the replica has replayed a position. */
  replay(position: number): void {
    this.replayed = position;
    this.marks = this.marks.filter((mark) => mark.position > position);
  }

  /** Milliseconds since the primary passed the position of the replica. 0 when the replica has caught up. */
  of(now: number): number {
    const [first] = this.marks;
    return first ? now - first.at : 0;
  }
}
