import { ErrorState } from '@fairlead/ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardSkeleton } from './CardSkeleton';
import type { PanelProps } from './feature';
import { loadMessages } from './language';
import type { ProductPanel } from './product';

interface PanelViewProps extends PanelProps {
  panel: ProductPanel;
  /** Placeholder while the code loads. Defaults to the placeholder of a card. */
  fallback?: ReactNode;
}

/** Panel of another area. Loads its code and its messages when it is shown. */
export function PanelView({ panel, id, readOnly = false, fallback = <CardSkeleton /> }: PanelViewProps) {
  const { t, i18n } = useTranslation(['kit', 'shell']);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ View: ComponentType<PanelProps> } | 'failed'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads the panel again
  useEffect(() => {
    let current = true;
    const update = (next: { View: ComponentType<PanelProps> } | 'failed' | undefined) => {
      if (current) setLoaded(next);
    };
    update(undefined);
    Promise.all([panel.panel(), loadMessages(i18n, [panel.namespace])]).then(
      ([{ default: View }]) => update({ View }),
      () => update('failed'),
    );
    return () => {
      current = false;
    };
  }, [panel, i18n, attempt]);

  if (loaded === 'failed') {
    return (
      <ErrorState
        title={t('kit:record.failed')}
        message={t('shell:failure.network')}
        onRetry={() => setAttempt((count) => count + 1)}
      />
    );
  }
  return loaded ? <loaded.View id={id} readOnly={readOnly} /> : fallback;
}
