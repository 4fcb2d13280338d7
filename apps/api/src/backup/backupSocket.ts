import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { FastifyBaseLogger } from 'fastify';
import { pack } from 'tar-stream';
import { StartError } from '../config.ts';
import { type Dump, dumpSchema } from './dumpDatabase.ts';
import { dumpOpenPglite } from './pgliteConnection.ts';
import { addEntry, readEntries } from './tarEntries.ts';
import type { AddPart } from './writeArchive.ts';

const socketOf = (dataFolder: string) => join(dataFolder, 'backup.sock');
/** Last entry of a complete dump. */
const DUMP = 'dump.json';
const FAILURE = 'failure';
/** Milliseconds. Requests wait during a dump, so a reader that has stopped must not keep it open. */
const STALLED = 30_000;

/**
 * Sends a dump to each connection on a socket in the data folder. Only this process can read its PGlite folder. The rights of the
 * folder decide who can connect. Resolves with a function that stops it.
 */
export async function offerBackups(
  client: PGlite,
  dataFolder: string,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  const path = socketOf(dataFolder);
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', (error) => log.warn(`a backup was interrupted: ${error.message}`));
    socket.setTimeout(STALLED, () => socket.destroy(new Error('its reader has stopped')));
    void send(client, socket).catch(() => socket.destroy());
  });
  try {
    // Left by a process that was killed. The lock of the folder excludes a running one.
    await rm(path, { force: true });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(path, resolve);
    });
    await chmod(path, 0o600);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.warn(`backups need a stopped server, because ${path} cannot be used: ${reason}`);
    return () => Promise.resolve();
  }
  return async () => {
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
}

async function send(client: PGlite, socket: Socket): Promise<void> {
  const tar = pack();
  const sending = pipeline(Readable.from(tar, { objectMode: false }), socket);
  // Ends the transaction when the reader is gone.
  sending.catch((error: Error) => tar.destroy(error));
  try {
    const dump = await dumpOpenPglite(client, (name, content) => addEntry(tar, name, content));
    await addEntry(tar, DUMP, Buffer.from(JSON.stringify(dump)));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    await addEntry(tar, FAILURE, Buffer.from(error.message));
  }
  tar.finalize();
  await sending;
}

/** Connects to the running server of a data folder. Undefined when it offers no backups. */
export const connectToServer = (dataFolder: string): Promise<Socket | undefined> =>
  new Promise((resolve) => {
    const socket = connect(socketOf(dataFolder));
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(undefined));
  });

/** Reads the dump that a running server sends. @throws {StartError} It has ended early. */
export async function receiveDump(socket: Socket, add: AddPart): Promise<Dump> {
  let dump: Dump | undefined;
  try {
    for await (const { name, content } of readEntries(socket)) {
      if (name === DUMP) dump = dumpSchema.parse(JSON.parse(content.toString()));
      else if (name === FAILURE) throw new StartError(content.toString());
      else await add(name, content);
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`the server ended the backup: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!dump) throw new StartError('the server ended the backup, see its log');
  return dump;
}
