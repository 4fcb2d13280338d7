import { constants } from 'node:os';

/** @type {readonly NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Forwards the signals of this process to a child process until the child ends. Resolves to the child's exit code (128 + n if
 * signal n ended it, as in a shell).
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
export const supervise = (child) =>
  new Promise((resolve, reject) => {
    // Ctrl-C in a terminal also reaches the child. A second one would mean "do not wait".
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      if (!(signal === 'SIGINT' && process.stdin.isTTY)) child.kill(signal);
    };
    for (const signal of signals) process.on(signal, forward);
    // npm starts this process through a shell and sends its signals to that shell only. When the shell dies, this process is
    // not notified.
    const parent = process.ppid;
    const orphaned = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(orphaned);
      child.kill('SIGTERM');
    }, 250);
    const release = () => {
      clearInterval(orphaned);
      for (const signal of signals) process.off(signal, forward);
    };
    child.once('error', (error) => {
      release();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      release();
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']);
    });
  });
