import { ErrorState } from '@fairlead/ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardSkeleton } from './CardSkeleton';
import type { PanelProps } from './feature';
import { loadMessages } from './language';
import type { ProductPanel } from './product';
import { isServerReachable } from './shell/load';

/** The panel, or why it is not shown: its files are gone, or the server is unreachable. */
type Loaded = { View: ComponentType<PanelProps> } | 'gone' | 'unreachable';

interface PanelViewProps extends PanelProps {
  panel: ProductPanel;
  /** Placeholder while the code loads. Defaults to the placeholder of a card. */
  fallback?: ReactNode;
}

/** Panel of another area. Loads its code and its messages when it is shown. */
export function PanelView({ panel, id, readOnly = false, fallback = <CardSkeleton /> }: PanelViewProps) {
  const { t, i18n } = useTranslation(['kit', 'shell']);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads the panel again
  useEffect(() => {
    let current = true;
    const update = (next: Loaded | undefined) => {
      if (current) setLoaded(next);
    };
    update(undefined);
    Promise.all([panel.panel(), loadMessages(i18n, [panel.namespace])]).then(
      ([{ default: View }]) => update({ View }),
      async () => update((await isServerReachable()) ? 'gone' : 'unreachable'),
    );
    return () => {
      current = false;
    };
  }, [panel, i18n, attempt]);

  if (loaded === 'gone' || loaded === 'unreachable') {
    // a new deployment removes old chunks, so another attempt cannot succeed
    const isGone = loaded === 'gone';
    return (
      <ErrorState
        title={t('kit:record.failed')}
        message={t(isGone ? 'shell:chunk.failed' : 'shell:failure.network')}
        onRetry={() => (isGone ? window.location.reload() : setAttempt((count) => count + 1))}
      />
    );
  }
  return loaded ? <loaded.View id={id} readOnly={readOnly} /> : fallback;
}
