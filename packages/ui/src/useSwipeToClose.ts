'use client';
import { type Ref, type RefCallback, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { closeOnSwipe } from './closeOnSwipe';
import { fillRef } from './useOwnRef';

/** Ref of a sheet that closes when a finger drags it down. It also sets the caller's ref. */
export function useSwipeToClose(
  given: Ref<HTMLDivElement> | undefined,
  enabled: boolean,
  onClose: () => void,
): RefCallback<HTMLDivElement> {
  const [sheet, setSheet] = useState<HTMLDivElement | null>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => (sheet && enabled ? closeOnSwipe(sheet, () => close()) : undefined), [sheet, enabled]);
  return useCallback(
    (node: HTMLDivElement | null) => {
      setSheet(node);
      const clear = fillRef(given, node);
      return () => {
        setSheet(null);
        clear();
      };
    },
    [given],
  );
}
