import { connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { ClamdAddress } from './clamdUrl.ts';
import { ScanFailed, type VirusScan } from './virusScan.ts';

/** Milliseconds. clamd answers a file of 22 MB within a second or two; archives take longer. */
const IDLE_TIMEOUT = 60_000;

/** Bytes. An answer is one line with the name of a virus. */
const MAX_ANSWER = 4096;

/** Sends content to clamd by the command INSTREAM: chunks after their length, and a chunk of length 0 at the end. */
export const clamdScan = (address: ClamdAddress, idleTimeout: number = IDLE_TIMEOUT): VirusScan => ({
  async scan(content) {
    const socket = connect(address);
    socket.setTimeout(idleTimeout, () => socket.destroy(new Error(`no answer within ${idleTimeout} ms`)));
    const answer = readAnswer(socket);
    // Sending can fail first. Then this rejection has no other handler.
    answer.catch(() => undefined);
    let failure: unknown;
    try {
      await pipeline(framesOf(content), socket, { end: false });
    } catch (error) {
      failure = error;
      socket.destroy();
    }
    try {
      return virusIn(await answer);
    } catch (error) {
      if (error instanceof ScanFailed) throw error;
      const cause = failure ?? error;
      throw new ScanFailed(`clamd cannot scan: ${reasonOf(cause)}`, { cause });
    } finally {
      socket.destroy();
    }
  },
});

async function* framesOf(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of content) {
    // A length of 0 would end the content.
    if (chunk.length > 0) yield Buffer.concat([lengthOf(chunk.length), chunk]);
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const done = () => (text === '' ? reject(new Error('it closed the connection')) : resolve(text));
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (text.includes('\0') || text.length > MAX_ANSWER) done();
    });
    // An answer can arrive before the connection breaks, because clamd does not read the rest of refused content.
    socket.on('error', (error) => (text === '' ? reject(error) : done()));
    socket.on('close', done);
  });
}

/** @throws {ScanFailed} The answer is an error, such as a size limit. */
function virusIn(answer: string): string | undefined {
  const line = answer.replace(/\0[^]*$/, '').trim();
  if (line === 'stream: OK') return undefined;
  const virus = /^stream: (.+) FOUND$/.exec(line)?.[1];
  if (virus !== undefined) return virus;
  throw new ScanFailed(`clamd did not scan the file: ${line.slice(0, 200)}`);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
