import { type ComponentType, lazy, Suspense } from 'react';
import type { CounterProps } from './Counter';

// few fields have one, and every page has a field
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
