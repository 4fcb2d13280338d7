import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClamdAddress } from '../../src/ports/clamdUrl.ts';

/** Harmless file that all scanners report (https://www.eicar.org). In two parts, so that scanners ignore this source. */
export const EICAR = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);

export interface FakeClamd {
  address: ClamdAddress;
  url: string;
  /** Contents of complete scans. */
  scanned: Buffer[];
  /** Sizes of the chunks of all scans. */
  chunks: number[];
  /** `silent` never answers, `closing` ends each connection after the first chunk. */
  mode: 'normal' | 'silent' | 'closing';
  close(): Promise<void>;
}

interface FakeOptions {
  /** Largest content in bytes, as `StreamMaxLength` of clamd. */
  limit?: number;
  /** Listens on a socket in the file system instead of a port. */
  onPath?: boolean;
}

/** Speaks the protocol of clamd for the command INSTREAM. Reports contents that contain the EICAR file. */
export async function startFakeClamd({
  limit = 25 * 1024 * 1024,
  onPath = false,
}: FakeOptions = {}): Promise<FakeClamd> {
  const folder = await mkdtemp(join(tmpdir(), 'fairlead-clamd-'));
  const sockets = new Set<Socket>();
  const fake = { scanned: [] as Buffer[], chunks: [] as number[], mode: 'normal' as FakeClamd['mode'] };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    void answer(socket, fake, limit).catch(() => socket.destroy());
  });
  server.listen(onPath ? join(folder, 'clamd.sock') : { port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null) throw new Error('clamd does not listen');
  const isPath = typeof bound === 'string';
  return Object.assign(fake, {
    address: isPath ? { path: bound } : { host: '127.0.0.1', port: bound.port },
    url: isPath ? `unix://${bound}` : `tcp://127.0.0.1:${bound.port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
      await rm(folder, { recursive: true });
    },
  });
}

async function answer(
  socket: Socket,
  fake: Pick<FakeClamd, 'scanned' | 'chunks' | 'mode'>,
  limit: number,
): Promise<void> {
  const read = reader(socket);
  const command = (await read(10)).toString('latin1');
  if (command !== 'zINSTREAM\0') {
    socket.end('UNKNOWN COMMAND\0');
    return;
  }
  const parts: Buffer[] = [];
  let size = 0;
  for (let length = (await read(4)).readUInt32BE(); length > 0; length = (await read(4)).readUInt32BE()) {
    size += length;
    if (size > limit) {
      socket.end('INSTREAM size limit exceeded. ERROR\0');
      return;
    }
    fake.chunks.push(length);
    parts.push(await read(length));
    if (fake.mode === 'closing') return void socket.destroy();
  }
  if (fake.mode === 'silent') return;
  const content = Buffer.concat(parts);
  fake.scanned.push(content);
  socket.end(content.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
}

/** Reads exact numbers of bytes. */
function reader(socket: Socket): (bytes: number) => Promise<Buffer> {
  const chunks = socket[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  return async (bytes) => {
    while (rest.length < bytes) {
      const next = await chunks.next();
      if (next.done) throw new Error('the connection ended');
      rest = Buffer.concat([rest, next.value as Buffer]);
    }
    const found = rest.subarray(0, bytes);
    rest = rest.subarray(bytes);
    return found;
  };
}
