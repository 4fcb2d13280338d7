import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { startCouponWriters, writtenCoupons } from './support/couponWriters.ts';
import { type CreatedDatabase, createDatabase } from './support/createDatabase.ts';
import { databaseKind } from './support/database.ts';
import { loadBalancer } from './support/loadBalancer.ts';
import { demoInProduction, freePort, type ServerProcess, startServerProcess } from './support/process.ts';

describe.runIf(databaseKind() === 'postgres')('a restart of one process after the other', () => {
  let folder: string;
  let database: CreatedDatabase;
  let ports: number[];
  let processes: ServerProcess[];
  const start = (port: number) =>
    startServerProcess(['--port', String(port), '--data', folder], {
      ...demoInProduction(database.url),
      FAIRLEAD_DRAIN_SECONDS: '1',
    });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fairlead-rolling-'));
    const template = inject('template');
    if (template.kind !== 'postgres') return;
    database = await createDatabase(template.server, template.databases.demo);
    ports = [await freePort(), await freePort()];
    processes = ports.map(start);
    for (const { ready } of processes) await ready();
  }, 120_000);
  afterAll(async () => {
    for (const { child } of processes) child.kill('SIGKILL');
    for (const { ended } of processes) await ended();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  it('fails no request, and keeps each write once', async () => {
    const balancer = loadBalancer(ports);
    const { acknowledged, failures, stop } = await startCouponWriters(balancer);
    for (const [index, port] of ports.entries()) {
      const before = acknowledged.length;
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 10), 20_000);
      const old = processes[index];
      old?.child.kill('SIGTERM');
      expect((await old?.ended())?.status).toBe(0);
      expect([...balancer.ready]).not.toContain(port);
      processes[index] = start(port);
      await processes[index].ready();
      await vi.waitFor(() => expect([...balancer.ready]).toContain(port));
    }
    await stop();
    balancer.stop();
    expect(failures).toEqual([]);
    expect((await writtenCoupons(database.url)).toSorted()).toEqual(acknowledged.toSorted());
  }, 240_000);

  it('is announced: a process that stops is not ready, answers, and closes its connections', async () => {
    const [port = 0] = ports;
    const balancer = loadBalancer([port]);
    const before = await balancer.sendTo(port, '/healthz');
    expect([before.status, before.connection]).toEqual([200, 'keep-alive']);
    processes[0]?.child.kill('SIGTERM');
    await vi.waitFor(async () => expect((await balancer.sendTo(port, '/readyz')).status).toBe(503), { interval: 20 });
    const during = await balancer.sendTo(port, '/healthz');
    expect([during.status, during.connection]).toEqual([200, 'close']);
    balancer.stop();
    expect((await processes[0]?.ended())?.status).toBe(0);
  });
});
