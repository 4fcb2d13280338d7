import { isBlankHtml } from '@fairlead/rules';
import { storeValue } from '@fairlead/session';
import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Stores the text of a field in the browser while the user types, so that it survives closing the form and opening another
 * page. Listens to the form, because an editor reports its last characters while it is removed, when nothing renders.
 *
 * @param name Field with text or HTML.
 * @param key Key of the stored text. It is removed while the field is blank.
 */
export function useStoredText<V extends FieldValues, B>(
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
          storeValue(key, isBlankHtml(text) ? null : text);
        },
      }),
    [subscribe, name, key],
  );
}
