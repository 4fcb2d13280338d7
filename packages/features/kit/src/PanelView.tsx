import type { ReactNode } from 'react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { CardSkeleton } from './CardSkeleton';
import type { PanelProps } from './feature';
import { loadMessages } from './language';
import type { ProductPanel } from './product';
import { useCode } from './useCode';

interface PanelViewProps extends PanelProps {
  panel: ProductPanel;
  /** Placeholder while the code loads. Defaults to the placeholder of a card. */
  fallback?: ReactNode;
}

/** Panel of another area. Loads its code and its messages when it is shown. */
export function PanelView({ panel, id, readOnly = false, fallback = <CardSkeleton /> }: PanelViewProps) {
  const { i18n } = useTranslation();
  const load = useCallback(async () => {
    const [{ default: View }] = await Promise.all([panel.panel(), loadMessages(i18n, [panel.namespace])]);
    return { View };
  }, [panel, i18n]);
  const { code, error } = useCode(load);
  return code ? <code.View id={id} readOnly={readOnly} /> : (error ?? fallback);
}
