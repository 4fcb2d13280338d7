import { execFile, execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createBucket, serverProcesses } from './backendProcesses.ts';
import { freePort } from './process.ts';
import { programOf, STORES } from './s3Programs.ts';
import type { S3Backend } from './s3rver.ts';

const credentials = { accessKeyId: 'fairlead:tests', secretAccessKey: 'secret-of-the-tests' };

const run = promisify(execFile);

// Debian's packages need Debian's Python, which may not be the first on the PATH.
const PYTHON = '/usr/bin/python3';

/** A ring per kind of server, with one copy on one device. Arguments: folder, and `name=port` of each. */
const MAKE_RINGS = `
import os, sys
from swift.common.ring import RingBuilder
for name, port in (arg.split('=') for arg in sys.argv[2:]):
    builder = RingBuilder(4, 1, 0)
    builder.add_dev(dict(region=1, zone=1, ip='127.0.0.1', port=int(port), device='device', weight=1))
    builder.rebalance()
    builder.get_ring().save(os.path.join(sys.argv[1], name + '.ring.gz'))
`;

/** Runs a program of Swift with `swift.conf` of a folder instead of `/etc/swift`. */
const RUN_PROGRAM = `
import runpy, sys
from swift.common import utils
utils.set_swift_dir(sys.argv[1])
sys.argv = sys.argv[2:]
runpy.run_path(sys.argv[0], run_name='__main__')
`;

/**
 * Starts OpenStack Swift with its S3 API, and creates a bucket. Each file has one copy, in a temporary folder, whose file
 * system must support extended attributes. The log is in the error when the start fails.
 */
export async function startSwift(bucket: string): Promise<S3Backend> {
  const folder = await mkdtemp(join(tmpdir(), 'fairlead-swift-'));
  const processes = serverProcesses(folder);
  try {
    const [memcached, proxy, ...ports] = await Promise.all(Array.from({ length: 5 }, freePort));
    const { name: user, ids } = unprivilegedUser();
    const common = ['bind_ip = 127.0.0.1', 'workers = 0', `swift_dir = ${folder}`, `user = ${user}`];
    await mkdir(join(folder, 'devices', 'device'), { recursive: true });
    await writeFile(join(folder, 'proxy.conf'), proxyConfig(common, proxy, memcached));
    await writeFile(join(folder, 'swift.conf'), '[swift-hash]\nswift_hash_path_suffix = tests\n');
    for (const [i, name] of STORES.entries())
      await writeFile(join(folder, `${name}.conf`), storeConfig(common, name, ports[i], folder));
    await run(PYTHON, ['-c', MAKE_RINGS, folder, ...STORES.map((name, i) => `${name}=${ports[i]}`)]);
    if (ids) execFileSync('chown', ['-R', `${ids.uid}:${ids.gid}`, folder]);
    await processes.start('memcached', ['-l', '127.0.0.1', '-p', `${memcached}`, '-U', '0', '-m', '16'], ids);
    for (const name of [...STORES, 'proxy']) {
      const config = join(folder, `${name}.conf`);
      await processes.start(PYTHON, ['-c', RUN_PROGRAM, folder, programOf(name), config, '--verbose'], ids);
    }
    await Promise.all([memcached, proxy, ...ports].map(processes.untilListening));
    const endpoint = `http://127.0.0.1:${proxy}`;
    await createBucket(bucket, endpoint, credentials);
    return { endpoint, credentials, conditionalWrites: false, stop: processes.stop };
  } catch (error) {
    throw await processes.failure('OpenStack Swift', error);
  }
}

/** Swift writes its files as this user. */
function unprivilegedUser(): { name: string; ids?: { uid: number; gid: number } } {
  if (process.getuid?.() !== 0) return { name: userInfo().username };
  const id = (option: string) => Number(execFileSync('id', [option, 'swift']).toString());
  return { name: 'swift', ids: { uid: id('-u'), gid: id('-g') } };
}

/** Longer than the defaults of half a second to 10 seconds: a busy machine must not look like a failed disk. */
const longTimeouts = ['conn_timeout = 20', 'node_timeout = 30'];

const storeConfig = (common: string[], name: string, port: number | undefined, folder: string) =>
  [
    '[DEFAULT]',
    ...common,
    `bind_port = ${port}`,
    `devices = ${join(folder, 'devices')}`,
    'mount_check = false',
    // Without a server that updates lists later, a write must wait until its file is in the list.
    ...(name === 'object' ? ['container_update_timeout = 30'] : []),
    '[pipeline:main]',
    `pipeline = ${name}-server`,
    `[app:${name}-server]`,
    `use = egg:swift#${name}`,
    ...longTimeouts,
    '',
  ].join('\n');

const proxyConfig = (common: string[], port: number | undefined, memcached: number | undefined) =>
  [
    '[DEFAULT]',
    ...common,
    `bind_port = ${port}`,
    '[pipeline:main]',
    'pipeline = catch_errors cache bulk s3api tempauth slo dlo proxy-server',
    '[app:proxy-server]',
    'use = egg:swift#proxy',
    'account_autocreate = true',
    ...longTimeouts,
    '[filter:cache]',
    'use = egg:swift#memcache',
    `memcache_servers = 127.0.0.1:${memcached}`,
    '[filter:tempauth]',
    'use = egg:swift#tempauth',
    `user_fairlead_tests = ${credentials.secretAccessKey} .admin`,
    '[filter:s3api]',
    'use = egg:swift#s3api',
    // Instead of 1,000, so that lists of the tests need several requests.
    'max_bucket_listing = 10',
    ...['catch_errors', 'bulk', 'slo', 'dlo'].flatMap((name) => [`[filter:${name}]`, `use = egg:swift#${name}`]),
    '',
  ].join('\n');
