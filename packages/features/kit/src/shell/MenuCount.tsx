import { type ComponentType, useEffect, useState } from 'react';

interface MenuCountProps {
  load: () => Promise<{ default: ComponentType }>;
}

/** Number of a menu row. The menu works without it, so it loads later, and a failure to load it shows nothing. */
export function MenuCount({ load }: MenuCountProps) {
  const [Count, setCount] = useState<ComponentType>();
  useEffect(() => {
    let current = true;
    load().then(
      ({ default: loaded }) => current && setCount(() => loaded),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [load]);
  return Count ? <Count /> : null;
}
