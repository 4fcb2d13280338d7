import { isBlankHtml } from '@fairlead/rules';
import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** By user and record. Kept in memory only: texts can contain personal data, which must not stay in browser storage. */
const texts = new Map<string, string>();

/** Returns the text of an unfinished form. */
export const readKeptText = (key: string): string => texts.get(key) ?? '';

/** Removes the text of a form once it is saved. */
export const discardKeptText = (key: string): boolean => texts.delete(key);

/** Removes all texts. For stories, which share one page. */
export const discardKeptTexts = (): void => texts.clear();

/**
 * Keeps the text of a field while the user types, so that it survives closing the form, opening another page and the end of the
 * session. Listens to the form, because an editor reports its last characters while it is removed, when nothing renders.
 *
 * @param name Field with text or HTML.
 * @param key Key of the kept text, with the id of the user. The text is removed while the field is blank.
 */
export function useKeptText<V extends FieldValues, B>(
  { subscribe }: UseFormReturn<V, unknown, B>,
  name: FieldPath<V>,
  key: string,
): void {
  useEffect(
    () =>
      subscribe({
        name,
        exact: true,
        formState: { values: true },
        callback({ values }) {
          const text = String(values[name] ?? '');
          if (isBlankHtml(text)) texts.delete(key);
          else texts.set(key, text);
        },
      }),
    [subscribe, name, key],
  );
}
