import { toast } from '@fairlead/ui';
import type { TFunction } from 'i18next';
import { isServerReachable } from './load';

/**
 * Shows why the code of a dialog or an action did not load. A new deployment removes old chunks, so the toast offers to reload
 * the page. Unlike a route, it does not reload by itself, because the page can have unsaved changes.
 */
export async function explainChunkError(t: TFunction<'shell'>): Promise<void> {
  if (!(await isServerReachable())) {
    toast.error(t('failure.network'));
    return;
  }
  toast({
    tone: 'danger',
    title: t('chunk.failed'),
    action: { label: t('chunk.reload'), onSelect: () => window.location.reload() },
    duration: Infinity,
  });
}
