'use client';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { addFiles, type FileError, type FileItem, type FileLimits, recheckFiles } from './fileItem';
import { isReadable } from './isReadable';
import { createProgress } from './progress';

export interface UploadContext {
  /** Aborts when the file is removed or the field unmounts. */
  signal: AbortSignal;
  /** Reports the progress, from 0 to 1. */
  onProgress: (share: number) => void;
}

export interface FileListOptions<Result> extends FileLimits {
  /** Files (controlled). */
  value?: readonly FileItem<Result>[];
  /** Files that are in the list initially (uncontrolled). */
  defaultValue?: readonly FileItem<Result>[];
  /** Called with the files when one is added, removed or changes its status. */
  onValueChange?: (items: FileItem<Result>[]) => void;
  /**
   * Uploads a file as soon as it is added, and resolves to the server's result. If it rejects, the message of its `Error` is
   * shown at the file. Without `upload`, files stay in the list until the form is submitted.
   */
  upload?: (file: File, context: UploadContext) => Promise<Result>;
  /** Called when a file was uploaded or has failed. */
  onOutcome: (item: FileItem<Result>) => void;
}

/** State of a file field and of its running uploads. */
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
  const [progress] = useState(createProgress);
  const [running] = useState(() => new Map<string, AbortController>());

  // An upload ends long after the render that started it, so it reads the latest list and props from refs.
  const list = useRef(items);
  const props = useRef({ onValueChange, upload, onOutcome, limits });
  useLayoutEffect(() => {
    list.current = items;
  }, [items]);
  useLayoutEffect(() => {
    props.current = { onValueChange, upload, onOutcome, limits };
  });

  /** Files that each new file has replaced in a single-file field, until that file is uploaded. */
  const [replaced] = useState(() => new Map<string, readonly FileItem<Result>[]>());

  const change = (next: FileItem<Result>[]) => {
    list.current = next;
    setOwn(next);
    props.current.onValueChange?.(next);
  };
  const stop = (id: string) => {
    running.get(id)?.abort();
    running.delete(id);
    progress.remove(id);
  };
  const settle = (id: string, outcome: Partial<FileItem<Result>>) => {
    running.delete(id);
    progress.remove(id);
    const next = list.current.map((item) => (item.id === id ? { ...item, ...outcome } : item));
    change(next);
    const settled = next.find((item) => item.id === id);
    if (settled) props.current.onOutcome(settled);
  };
  const fail = (id: string, error: FileError, message?: string) => settle(id, { status: 'failed', error, message });

  const start = async (id: string, file: File) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(id, controller);
    const readable = await isReadable(file);
    if (signal.aborted) return;
    if (!readable) {
      fail(id, 'unreadable');
      return restoreReplaced(id);
    }
    const { upload: send } = props.current;
    if (!send) {
      replaced.delete(id);
      return void running.delete(id);
    }
    try {
      const result = await send(file, { signal, onProgress: (share) => progress.set(id, share) });
      if (signal.aborted) return;
      replaced.delete(id);
      settle(id, { status: 'uploaded', result });
    } catch (error) {
      if (signal.aborted) return;
      fail(id, 'refused', error instanceof Error ? error.message : undefined);
      restoreReplaced(id);
    }
  };
  /** Replaces the list and starts the new files that are ready. */
  const startNewFiles = (next: readonly FileItem<Result>[], isNew: (item: FileItem<Result>) => boolean) => {
    const status = props.current.upload ? 'uploading' : 'ready';
    const started = next.filter((item) => item.status === 'ready' && isNew(item));
    change(next.map((item) => (started.includes(item) ? { ...item, status } : item)));
    for (const { id, file } of started) if (file) void start(id, file);
  };
  /** Brings back the files that a failed file has replaced. */
  const restoreReplaced = (id: string) => {
    const former = replaced.get(id) ?? [];
    replaced.delete(id);
    if (former.length === 0 || !list.current.some((item) => item.id === id)) return;
    const again = former.map((item) => (item.status === 'uploading' ? { ...item, status: 'ready' as const } : item));
    startNewFiles([...again, ...list.current], (item) => again.includes(item));
  };
  /** Also stops the files that are no longer in the list. */
  const replaceFiles = (next: readonly FileItem<Result>[], isNew: (item: FileItem<Result>) => boolean) => {
    const removed = list.current.filter(({ id }) => !next.some((item) => item.id === id));
    for (const { id } of removed) stop(id);
    const former = removed.filter(({ status }) => status !== 'failed');
    for (const item of next) if (item.status === 'ready' && isNew(item)) replaced.set(item.id, former);
    startNewFiles(next, isNew);
  };

  const add = (files: readonly File[]): FileItem<Result>[] => {
    const before = list.current;
    const next = addFiles(before, files, props.current.limits);
    replaceFiles(next, (item) => !before.includes(item));
    return next.slice(next.length - files.length);
  };
  const remove = (id: string) => {
    stop(id);
    const before = list.current.filter((item) => item.id !== id);
    startNewFiles(recheckFiles(before, props.current.limits), (item) => !before.includes(item));
  };
  const retry = (id: string) =>
    replaceFiles(
      list.current
        .filter((item) => item.id === id || props.current.limits.multiple)
        .map((item) => (item.id === id ? { ...item, status: 'ready', error: undefined, message: undefined } : item)),
      (item) => item.id === id,
    );

  const reset = () => {
    for (const id of running.keys()) stop(id);
    replaced.clear();
    change([...defaultValue]);
  };

  useEffect(() => {
    // Restarts uploads that were interrupted when the field unmounted, for example in another step of a wizard.
    for (const { id, status, file } of list.current) if (file && status === 'uploading') void start(id, file);
    return () => {
      for (const controller of running.values()) controller.abort();
      running.clear();
    };
    // Only on mount. All other uploads start from an event handler.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return { items, progress, add, remove, retry, reset };
}
