import { existsSync } from 'node:fs';

/** Kinds of servers that store data. The proxy sends requests to them. */
export const STORES = ['account', 'container', 'object'] as const;

export const programOf = (name: string): string => `/usr/bin/swift-${name}-server`;

/** Whether OpenStack Swift and memcached are installed. */
export const hasSwift = (): boolean =>
  [...STORES, 'proxy'].every((name) => existsSync(programOf(name))) && existsSync('/usr/bin/memcached');
