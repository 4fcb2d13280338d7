import type { ComponentType, ReactNode } from 'react';
import { useCode } from './useCode';

export interface LazyPartProps<Props> {
  /** Props of the part. */
  part: Props;
  /** Placeholder while the code loads. Defaults to nothing. */
  fallback?: ReactNode;
}

/**
 * Creates a part of a page whose code loads when the part is shown. If loading fails, an error takes its place and the rest of the
 * page stays. `React.lazy` would replace the whole page.
 *
 * @param load - Imports the component.
 * @example
 * const Calendar = lazyPart(async () => (await import('./TaskCalendar')).default);
 * <Calendar fallback={<CalendarSkeleton />} part={{ filters }} />
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let shown: { Part: ComponentType<Props> } | undefined;
  const loadPart = async () => {
    shown = { Part: await load() };
    return shown;
  };
  return function LazyPart({ part, fallback = null }: LazyPartProps<Props>) {
    const { code = shown, error } = useCode(loadPart);
    return code ? <code.Part {...part} /> : (error ?? fallback);
  };
}
