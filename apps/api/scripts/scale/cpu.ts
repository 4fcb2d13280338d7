import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Ticks per second in `/proc`. */
const ticks = () => Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Processor time that processes of this machine have used, in milliseconds. Linux only. */
export function cpuOf(pids: readonly number[]): number {
  const used = pids.map((pid) => {
    // The name of the program, in parentheses, may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return (used.reduce((sum, each) => sum + each, 0) * 1000) / ticks();
}
