'use client';
import { useEffect, useState } from 'react';

/**
 * Source of a file: an address on this server, its content, or a function that loads it. Keep the function stable
 * (`useCallback`) while the file is the same, because a new function loads the file again.
 */
export type FileSource = string | Blob | ((signal: AbortSignal) => Promise<Blob>);

interface Fetched {
  by: FileSource;
  attempt: number;
  content?: Blob;
  error?: string;
}

/** Content of a file or an error message. Both are undefined while the file loads. */
export function useFile(source: FileSource | undefined, attempt: number): { content?: string | Blob; error?: string } {
  const [fetched, setFetched] = useState<Fetched>();
  useEffect(() => {
    if (typeof source !== 'function') return;
    const controller = new AbortController();
    const settle = (outcome: Pick<Fetched, 'content' | 'error'>) => {
      if (!controller.signal.aborted) setFetched({ by: source, attempt, ...outcome });
    };
    source(controller.signal).then(
      (content) => settle({ content }),
      (error: unknown) => settle({ error: error instanceof Error ? error.message : '' }),
    );
    return () => controller.abort();
  }, [source, attempt]);
  if (typeof source !== 'function') return { content: source };
  return fetched?.by === source && fetched.attempt === attempt ? fetched : {};
}
