import { isBlankHtml } from '@fairlead/rules';
import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { draftsBefore, removeDraft, STORE_AFTER, storeDraft } from './storedDrafts';

/** By user and record. */
const texts = new Map<string, string>();
const prefix = 'text ';
// The texts are there before a page that shows one: it waits for its record.
void draftsBefore?.then((drafts) => {
  for (const [key, { values }] of drafts)
    if (key.startsWith(prefix) && typeof values === 'string') texts.set(key.slice(prefix.length), values);
});

/** Returns the text of an unfinished form. */
export const readKeptText = (key: string): string => texts.get(key) ?? '';

/** Removes the text of a form once it is saved. */
export function discardKeptText(key: string): void {
  texts.delete(key);
  removeDraft(prefix + key);
}

/** Removes all texts. For stories, which share one page. */
export const discardKeptTexts = (): void => texts.clear();

/**
 * Keeps the text of a field while the user types, so that it survives closing the form, opening another page, loading the page
 * again and the end of the session. Listens to the form, because an editor reports its last characters while it is removed, when nothing renders.
 *
 * @param name Field with text or HTML.
 * @param key Key of the kept text, with the id of the user. The text is removed while the field is blank.
 */
export function useKeptText<V extends FieldValues, B>(
  { subscribe }: UseFormReturn<V, unknown, B>,
  name: FieldPath<V>,
  key: string,
): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    return subscribe({
      name,
      exact: true,
      formState: { values: true },
      callback({ values }) {
        const text = String(values[name] ?? '');
        clearTimeout(timer);
        if (isBlankHtml(text)) return discardKeptText(key);
        texts.set(key, text);
        // not if it was saved meanwhile
        timer = setTimeout(
          () => texts.has(key) && void storeDraft(prefix + key, { values: text, stored: null }),
          STORE_AFTER,
        );
      },
    });
  }, [subscribe, name, key]);
}
