import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createBucket, serverProcesses } from './backendProcesses.ts';
import { freePort } from './process.ts';
import type { S3Backend } from './s3rver.ts';

const credentials = { accessKeyId: 'tests', secretAccessKey: 'secret-of-the-tests' };

const run = promisify(execFile);

/** Starts Ceph with its S3 API, one copy of each file and all data in memory, and creates a bucket. */
export async function startCeph(bucket: string): Promise<S3Backend> {
  const folder = await mkdtemp(join(tmpdir(), 'fairlead-ceph-'));
  const config = join(folder, 'ceph.conf');
  const processes = serverProcesses(folder);
  const command = async (program: string, ...args: string[]) =>
    (await run(program, ['--conf', config, ...args], { cwd: folder, timeout: 60_000 })).stdout.trim();
  try {
    const [monitor, gateway] = await Promise.all([freePort(), freePort()]);
    const cluster = randomUUID();
    await mkdir(join(folder, 'mon'));
    await mkdir(join(folder, 'osd'));
    await writeFile(config, settings(folder, cluster, monitor, gateway));
    const address = `[v2:127.0.0.1:${monitor}]`;
    await run('monmaptool', ['--create', '--addv', 'a', address, '--fsid', cluster, join(folder, 'monmap')]);
    await run('ceph-authtool', ['--create-keyring', join(folder, 'keyring'), '--gen-key', '-n', 'mon.']);
    await command('ceph-mon', '--mkfs', '-i', 'a', '--monmap', 'monmap', '--keyring', 'keyring');
    await processes.start('ceph-mon', ['--conf', config, '-i', 'a', '-f']);
    await processes.untilListening(monitor);
    const disk = randomUUID();
    const id = await command('ceph', 'osd', 'new', disk);
    await command('ceph-osd', '-i', id, '--mkfs', '--osd-uuid', disk);
    await processes.start('ceph-osd', ['--conf', config, '-i', id, '-f']);
    while (!(await command('ceph', 'osd', 'stat')).includes('1 up')) await wait(200);
    const keys = ['--access-key', credentials.accessKeyId, '--secret-key', credentials.secretAccessKey];
    await command('radosgw-admin', 'user', 'create', '--uid', 'tests', '--display-name', 'tests', ...keys);
    await processes.start('radosgw', ['--conf', config, '-n', 'client.admin', '-f']);
    await processes.untilListening(gateway);
    const endpoint = `http://127.0.0.1:${gateway}`;
    await createBucket(bucket, endpoint, credentials);
    return { endpoint, credentials, conditionalWrites: true, stop: processes.stop };
  } catch (error) {
    throw await processes.failure('Ceph', error);
  }
}

const settings = (folder: string, cluster: string, monitor: number, gateway: number) =>
  [
    '[global]',
    `fsid = ${cluster}`,
    `mon_host = [v2:127.0.0.1:${monitor}]`,
    'public_network = 127.0.0.0/8',
    // Without keys between the servers. The gateway then needs connections without encryption.
    ...['cluster', 'service', 'client'].map((side) => `auth_${side}_required = none`),
    ...['client', 'mon_client', 'mon_service', 'service', 'cluster', 'mon_cluster'].map(
      (part) => `ms_${part}_mode = crc`,
    ),
    'osd_objectstore = memstore',
    `memstore_device_bytes = ${2 ** 31}`,
    'osd_pool_default_size = 1',
    'osd_pool_default_min_size = 1',
    'mon_allow_pool_size_one = true',
    'osd_crush_chooseleaf_type = 0',
    'osd_pool_default_pg_num = 4',
    'osd_pool_default_pgp_num = 4',
    'osd_pool_default_pg_autoscale_mode = off',
    // The disk of the tests may be almost full.
    'mon_data_avail_crit = 1',
    `mon_data = ${join(folder, 'mon')}`,
    `osd_data = ${join(folder, 'osd')}`,
    `keyring = ${join(folder, 'keyring')}`,
    `run_dir = ${folder}`,
    `admin_socket = ${folder}/$name.asok`,
    `log_file = ${folder}/$name.log`,
    'pid_file =',
    `rgw_frontends = beast endpoint=127.0.0.1:${gateway}`,
    '',
  ].join('\n');
