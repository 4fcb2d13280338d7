import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { isListening } from './process.ts';
import type { S3Backend } from './s3rver.ts';

/** Milliseconds until a server must listen. */
const START_TIME = 60_000;

/** Processes of an S3 server with their data and log in one folder, which `stop` deletes. */
export function serverProcesses(folder: string) {
  const logFile = join(folder, 'log');
  const children: ChildProcess[] = [];
  const stop = async () => {
    const running = children.filter(isRunning);
    const ends = running.map((child) => once(child, 'close'));
    for (const child of running) child.kill('SIGKILL');
    await Promise.all(ends);
    await rm(folder, { recursive: true });
  };
  return {
    stop,
    async start(program: string, args: readonly string[], ids?: { uid: number; gid: number }): Promise<void> {
      const log = await open(logFile, 'a');
      children.push(spawn(program, args, { ...ids, stdio: ['ignore', log.fd, log.fd] }));
      await log.close();
    },
    async untilListening(port: number | undefined): Promise<void> {
      const end = Date.now() + START_TIME;
      while (children.every(isRunning) && Date.now() < end) {
        if (await isListening(port ?? 0)) return;
        await wait(50);
      }
      throw new Error(`nothing listens on port ${port}`);
    },
    /** Stops all processes. The error contains their output. */
    async failure(name: string, cause: unknown): Promise<Error> {
      const log = await readFile(logFile, 'utf8').catch(() => '');
      await stop();
      return new Error(`${name} did not start\n${log}`, { cause });
    },
  };
}

export async function createBucket(
  Bucket: string,
  endpoint: string,
  credentials: S3Backend['credentials'],
): Promise<void> {
  const client = new S3Client({ endpoint, region: 'us-east-1', credentials, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket })).finally(() => client.destroy());
}

const isRunning = ({ exitCode, signalCode, pid }: ChildProcess) =>
  pid !== undefined && exitCode === null && signalCode === null;
