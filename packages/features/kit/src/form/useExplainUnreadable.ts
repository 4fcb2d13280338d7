import type { Result } from '@fairlead/api-client/client';
import { isReadable } from '@fairlead/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Returns a function that replaces the result of a request without a response if the browser could not read one of its files.
 * Browsers refuse to send a file that was changed or moved after the user chose it, and report the same error as for a lost
 * connection.
 *
 * @param field Field with the files, which shows the error.
 */
export function useExplainUnreadable(
  field: string,
): <T>(result: Result<T>, files: readonly File[]) => Promise<Result<T>> {
  const { t } = useTranslation('kit');
  return useCallback(
    async (result, files) => {
      if (result.ok || result.failure.status !== 0) return result;
      for (const file of files) {
        if (await isReadable(file)) continue;
        const message = t('docs.changed', { name: file.name });
        const code = 'file.changed';
        return { ok: false, failure: { ...result.failure, code, message, errors: [{ field, code, message }] } };
      }
      return result;
    },
    [t, field],
  );
}
