import { type ComponentType, lazy, Suspense } from 'react';
import type { CounterProps } from './Counter';

// Loaded on demand, because few fields have a counter.
const Counter = lazy<ComponentType<CounterProps>>(() =>
  import('./Counter').then(
    (module) => ({ default: module.Counter }),
    () => ({ default: () => null }),
  ),
);

export const CharacterCount = (props: CounterProps) => (
  <Suspense>
    <Counter {...props} />
  </Suspense>
);
