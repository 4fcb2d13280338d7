import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { explainChunkError } from '../shell/explainChunkError';

/**
 * Loads code when it is needed, and not before, because most visits to a list do not need it.
 *
 * @param load - Imports the module. Must be the same function on every render.
 * @param onFailure - Called when the module could not be loaded. A toast explains it.
 */
export function useOnDemand<Module>(
  load: () => Promise<Module>,
  wanted: boolean,
  onFailure: () => void,
): Module | undefined {
  const { t } = useTranslation('shell');
  const [module, setModule] = useState<Module>();
  const missing = wanted && !module;
  useEffect(() => {
    if (!missing) return;
    // The effect runs within the event that wanted the code. Requesting files would delay its paint.
    const timer = setTimeout(() => {
      load().then(setModule, () => {
        onFailure();
        void explainChunkError(t);
      });
    });
    return () => clearTimeout(timer);
    // Without the callbacks, so that a failure is reported once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [missing, load]);
  return module;
}
