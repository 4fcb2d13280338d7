import { existsSync } from 'node:fs';

/** Kinds of servers of OpenStack Swift that store data. The proxy sends requests to them. */
export const STORES = ['account', 'container', 'object'] as const;

export const programOf = (name: string): string => `/usr/bin/swift-${name}-server`;

/** Whether OpenStack Swift and memcached are installed. */
export const hasSwift = (): boolean =>
  [...STORES, 'proxy'].map(programOf).every(existsSync) && existsSync('/usr/bin/memcached');

/** Whether Ceph and its S3 API are installed. */
export const hasCeph = (): boolean =>
  ['ceph', 'ceph-mon', 'ceph-osd', 'radosgw'].every((name) => existsSync(`/usr/bin/${name}`));
