import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { admit, type FileFault, type FileItem, type FileLimits, readmit } from './fileItem';
import { makeProgress } from './progress';

export interface UploadContext {
  /** Aborts when the file is removed or the list goes. */
  signal: AbortSignal;
  /** Says which share is sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

export interface FileListOptions<Result> extends FileLimits {
  value?: readonly FileItem<Result>[];
  defaultValue?: readonly FileItem<Result>[];
  onValueChange?: (items: FileItem<Result>[]) => void;
  /**
   * Sends a file as soon as it is added and answers with what the server made of it. The message of the `Error` that it
   * rejects with stands at the file. Without it the files wait in the list for the form to be sent.
   */
  upload?: (file: File, context: UploadContext) => Promise<Result>;
  /** What became of a file that was read or sent. */
  onOutcome: (item: FileItem<Result>) => void;
}

/** A folder, or a file that was moved away, has a name and a size and nothing that can be read. */
const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/** The files of a form's field, and what is on its way with them. */
export function useFileList<Result>({
  value,
  defaultValue = [],
  onValueChange,
  upload,
  onOutcome,
  ...limits
}: FileListOptions<Result>) {
  const [own, setOwn] = useState(defaultValue);
  const items = value ?? own;
  const [progress] = useState(makeProgress);
  const [running] = useState(() => new Map<string, AbortController>());

  // an upload ends long after the render that began it: it changes the list of then, by the props of then
  const list = useRef(items);
  const props = useRef({ onValueChange, upload, onOutcome, limits });
  useLayoutEffect(() => {
    list.current = items;
  }, [items]);
  useLayoutEffect(() => {
    props.current = { onValueChange, upload, onOutcome, limits };
  });

  const change = (next: FileItem<Result>[]) => {
    list.current = next;
    setOwn(next);
    props.current.onValueChange?.(next);
  };
  const stop = (id: string) => {
    running.get(id)?.abort();
    running.delete(id);
    progress.forget(id);
  };
  const settle = (id: string, outcome: Partial<FileItem<Result>>) => {
    running.delete(id);
    progress.forget(id);
    const next = list.current.map((item) => (item.id === id ? { ...item, ...outcome } : item));
    change(next);
    const settled = next.find((item) => item.id === id);
    if (settled) props.current.onOutcome(settled);
  };
  const fail = (id: string, fault: FileFault, message?: string) => settle(id, { status: 'failed', fault, message });

  const start = async (id: string, file: File) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(id, controller);
    const readable = await isReadable(file);
    if (signal.aborted) return;
    if (!readable) return fail(id, 'unreadable');
    const { upload: send } = props.current;
    if (!send) return void running.delete(id);
    try {
      const result = await send(file, { signal, onProgress: (share) => progress.set(id, share) });
      if (!signal.aborted) settle(id, { status: 'uploaded', result });
    } catch (error) {
      if (!signal.aborted) fail(id, 'refused', error instanceof Error ? error.message : undefined);
    }
  };
  /** Takes over the list, in which those that are ready get under way. */
  const launch = (next: readonly FileItem<Result>[], isNew: (item: FileItem<Result>) => boolean) => {
    const status = props.current.upload ? 'uploading' : 'ready';
    const fresh = next.filter((item) => item.status === 'ready' && isNew(item));
    change(next.map((item) => (fresh.includes(item) ? { ...item, status } : item)));
    for (const { id, file } of fresh) if (file) void start(id, file);
  };

  const add = (files: readonly File[]): FileItem<Result>[] => {
    const before = list.current;
    const next = admit(before, files, props.current.limits);
    for (const item of before) if (!next.includes(item)) stop(item.id);
    launch(next, (item) => !before.includes(item));
    return next.slice(next.length - files.length);
  };
  const remove = (id: string) => {
    stop(id);
    const before = list.current.filter((item) => item.id !== id);
    launch(readmit(before, props.current.limits), (item) => !before.includes(item));
  };
  const retry = (id: string) =>
    launch(
      list.current.map((item) =>
        item.id === id ? { ...item, status: 'ready', fault: undefined, message: undefined } : item,
      ),
      (item) => item.id === id,
    );

  const reset = () => {
    for (const id of running.keys()) stop(id);
    change([...defaultValue]);
  };

  useEffect(() => {
    // what was on its way when the list went, with a step of a wizard for example, starts anew when it is back
    for (const { id, status, file } of list.current) if (file && status === 'uploading') void start(id, file);
    return () => {
      for (const controller of running.values()) controller.abort();
      running.clear();
    };
    // once, since every other start has its own cause
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return { items, progress, add, remove, retry, reset };
}
