import { useRef, useState } from 'react';

interface PendingChoices<T> {
  /** Choices without an answer, by key. */
  pending: ReadonlyMap<string, T>;
  /** Saves a choice once the earlier ones of its key are answered. */
  choose: (key: string, choice: T) => void;
}

/**
 * Choices that are shown before the server answers. Each request contains all choices of its key, so an earlier request must
 * not reach the server after a later one.
 *
 * @param save - Resolves after success and after failure. The stored choice is shown again after the last answer.
 */
export function usePendingChoices<T>(save: (choice: T) => Promise<void>): PendingChoices<T> {
  const [pending, setPending] = useState<ReadonlyMap<string, T>>(new Map());
  const lastSaves = useRef(new Map<string, Promise<void>>());
  const saveAfter = async (earlier: Promise<void> | undefined, key: string, choice: T) => {
    await earlier;
    await save(choice);
    setPending((before) => {
      if (before.get(key) !== choice) return before;
      const others = new Map(before);
      others.delete(key);
      return others;
    });
  };
  return {
    pending,
    choose: (key, choice) => {
      setPending((before) => new Map(before).set(key, choice));
      lastSaves.current.set(key, saveAfter(lastSaves.current.get(key), key, choice));
    },
  };
}
