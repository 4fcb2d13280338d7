import { useEffect, useState } from 'react';

/**
 * Where a file comes from: an address of this server, its content, or what fetches it. What fetches must stay the same
 * function as long as it is the same file (`useCallback`): another one fetches anew.
 */
export type FileSource = string | Blob | ((signal: AbortSignal) => Promise<Blob>);

interface Fetched {
  by: FileSource;
  attempt: number;
  content?: Blob;
  error?: string;
}

/** The content of a file, or why there is none; neither while it is on its way. */
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
