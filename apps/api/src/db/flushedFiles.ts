import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { z } from 'zod';

type Init = Parameters<NodeFS['init']>;

/** Emscripten's file system of Node. It has no handler of `fsync` of its own, and then ignores the call. */
const withNodeFiles = z.object({
  NODEFS: z.object({ stream_ops: z.custom<Record<string, unknown>>((value) => typeof value === 'object') }),
});

/** An open file. `nfd` is its file descriptor in Node. */
interface OpenFile {
  nfd?: number;
}

/** Files of PGlite that are flushed to disk when PostgreSQL asks for it, so that commits survive a power failure. */
export class FlushedFiles extends NodeFS {
  readonly #flush: (file: number) => void;

  constructor(folder: string, flush: (file: number) => void = fsyncSync) {
    super(folder);
    this.#flush = flush;
  }

  override async init(pg: PGlite, options: Init[1]) {
    const { emscriptenOpts, ...others } = await super.init(pg, options);
    const addHandler = (module: unknown) => {
      withNodeFiles.parse(module).NODEFS.stream_ops.fsync = ({ nfd }: OpenFile) => {
        if (nfd !== undefined) this.#flush(nfd);
        return 0;
      };
    };
    const preRun = emscriptenOpts.preRun ?? [];
    return {
      ...others,
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(Array.isArray(preRun) ? preRun : [preRun]), addHandler] },
    };
  }
}

/** Turns flushing on, which PGlite turns off by default. Emscripten passes `fsync` on, and `fdatasync` not. */
export const flushParams = (defaults: readonly string[]): string[] => [
  ...defaults.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];
