import { constants } from 'node:os';

/** @type {readonly NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Stands in for a child process until it ends: hands on the signals that this process gets, and answers with the child's
 * exit code (128 + n when signal n ended it, as a shell does).
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
export const supervise = (child) =>
  new Promise((resolve, reject) => {
    // Ctrl-C in a terminal reaches the whole group, the child too: a second one would read as "do not wait".
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      if (!(signal === 'SIGINT' && process.stdin.isTTY)) child.kill(signal);
    };
    for (const signal of signals) process.on(signal, forward);
    // npm starts us through a shell, and hands its signals to the shell alone: that dies, and we are not told.
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
