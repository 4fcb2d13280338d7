import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { uuidv7 } from '../src/db/ids.ts';
import { onlyRow } from '../src/db/rows.ts';
import { agencies, mails, notificationSettings, notifications, userDetails, users } from '../src/db/schema/index.ts';
import { type Run, scoped } from '../src/db/scope.ts';
import { jobs } from '../src/jobs/jobs.ts';
import type { Mailer } from '../src/mail/mailer.ts';
import { notify } from '../src/records/notifications.ts';
import { rowsOf } from './support/database.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { allJobs, deleteJobs } from './support/jobs.ts';
import { notificationMails } from './support/notificationMails.ts';
import { customer, owner } from './support/quotes.ts';
import { requests } from './support/requests.ts';
import { firstRow } from './support/taskEvents.ts';

let server: Harness;
let run: Run;
let agencyId: string;
beforeAll(async () => {
  server = await startHarness();
  run = scoped(server.db, { role: 'fairlead_jobs' });
  agencyId = (await userOf(owner)).agencyId ?? '';
});
beforeEach(async () => {
  await deleteJobs(server);
  await server.db.delete(mails);
  await server.db.delete(notifications);
  await server.db.delete(notificationSettings);
  await server.db.update(agencies).set({ digestedOn: null, digestTime: '00:00', timeZone: 'UTC' });
  await server.db.update(userDetails).set({ digestDays: 'EVERY_DAY', quietHours: false });
  await server.db.update(users).set({ language: 'en', licensedAgent: true }).where(eq(users.email, owner));
});
afterAll(() => server.close());

async function userOf(email: string) {
  const [row] = await server.db.select().from(users).where(eq(users.email, email));
  if (!row) throw new Error(`no user ${email}`);
  return row;
}
const mailsWith = (mailer: Mailer = server.mailer) => notificationMails(server, mailer);
/** Mailer that stops the transaction after the mail is written, as the end of the process would. */
const killed = (): Mailer => ({
  ...server.mailer,
  async write(tx, mail) {
    await server.mailer.write(tx, mail);
    throw new Error('killed');
  },
});
const DAY = 86_400;
/** The mails as the jobs write them at a time of the day (hours in UTC), some days after today. */
const mailsAt = (hour: number, days = 0) => {
  const { clock } = server;
  const midnight = clock.now() - (clock.now() % DAY) + days * DAY;
  return notificationMails({ ...server, clock: { ...clock, now: () => midnight + hour * 3600 } });
};
const choose = (schedule: object) =>
  requests(() => server).send(owner, 'PUT', '/api/notification/schedule/update', schedule);
const written = () => server.db.select().from(mails);
const add = async (event: 'MENTION' | 'CLAIM_MOVED' | 'POLICY_EXPIRING', detail: string, email = owner) => {
  const [claimId, policyId] = [
    await firstRow(server.db, agencyId, 'claims'),
    await firstRow(server.db, agencyId, 'policies'),
  ];
  const record = event === 'CLAIM_MOVED' ? { claimId } : { policyId };
  const recipients = [(await userOf(email)).id];
  await run((tx) => notify(tx, { agencyId, recipients, event, record, subjectId: policyId, detail, actorId: null }));
};
const mailedId = async () => {
  const job = (await allJobs(server)).find(({ kind }) => kind === 'mailNotification');
  return job && 'notificationId' in job.payload ? String(job.payload.notificationId) : '';
};

describe('a mail at once', () => {
  it('is a job with the retries of mails, and links to the record', async () => {
    await add('MENTION', 'can you check?');
    const [job] = rowsOf(
      await server.db.execute(sql`select name, retry_limit, retry_delay, retry_delay_max from pgboss.job`),
    );
    const { retries, firstDelay, longestDelay } = jobs.mailNotification.retry;
    expect(job).toMatchObject({
      name: 'mail',
      retry_limit: retries,
      retry_delay: firstDelay,
      retry_delay_max: longestDelay,
    });
    await mailsWith().mailNotification(await mailedId());
    const [mail, ...others] = await written();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'notification', to: owner });
    expect(mail?.subject).toContain('can you check?');
    expect(mail?.text).toContain('https://portal.test/policies/');
  });

  it('is written once when the job is killed and repeated', async () => {
    await add('MENTION', 'x');
    const id = await mailedId();
    await expect(mailsWith(killed()).mailNotification(id)).rejects.toThrow('killed');
    expect(await written()).toEqual([]);
    await mailsWith().mailNotification(id);
    await mailsWith().mailNotification(id);
    expect(await written()).toHaveLength(1);
  });

  it('is not written for a read notification', async () => {
    await add('MENTION', 'x');
    await server.db.update(notifications).set({ readAt: new Date() });
    await mailsWith().mailNotification(await mailedId());
    expect(await written()).toEqual([]);
  });

  it('is not written for a record that the agent may no longer open', async () => {
    await server.db.insert(notificationSettings).values({
      id: crypto.randomUUID(),
      agencyId,
      userId: (await userOf(owner)).id,
      event: 'CLAIM_MOVED',
      portal: true,
      mail: true,
      digest: true,
      changedAt: new Date(),
    });
    await add('CLAIM_MOVED', '');
    await server.db.update(users).set({ licensedAgent: false }).where(eq(users.email, owner));
    await mailsWith().mailNotification(await mailedId());
    await mailsWith().sendDigests();
    expect(await written()).toEqual([]);
  });
});

describe('a mail at once in quiet hours', () => {
  const startsOfWaiting = async () => {
    const rows = rowsOf(
      await server.db.execute(
        sql`select start_after as start from pgboss.job where singleton_key like 'mailNotification % after %'`,
      ),
    );
    const jobsWithStart = z.array(z.object({ start: z.coerce.date() })).parse(rows);
    return jobsWithStart.map(({ start }) => start.getTime() / 1000);
  };

  it('waits until the morning, and is written once', async () => {
    const saved = await choose({ digestDays: 'EVERY_DAY', quietHours: true });
    expect(saved.json().payload).toMatchObject({ digestDays: 'EVERY_DAY', quietHours: true });
    await add('MENTION', 'x');
    const id = await mailedId();
    await mailsAt(20).mailNotification(id);
    await mailsAt(20).mailNotification(id);
    expect(await written()).toEqual([]);
    const midnight = server.clock.now() - (server.clock.now() % DAY);
    expect(await startsOfWaiting()).toEqual([midnight + DAY + 8 * 3600]);
    await mailsAt(8, 1).mailNotification(id);
    await mailsAt(8, 1).mailNotification(id);
    expect(await written()).toHaveLength(1);
  });

  it('is written by the waiting job, although the clock of the server is a second late', async () => {
    await choose({ digestDays: 'EVERY_DAY', quietHours: true });
    await add('MENTION', 'x');
    const id = await mailedId();
    await mailsAt(20).mailNotification(id);
    await server.db.execute(sql`update pgboss.job set state = 'active' where singleton_key like ${`%${id} after %`}`);
    await mailsAt(8 - 1 / 3600, 1).mailNotification(id);
    expect(await written()).toHaveLength(1);
  });

  it('waits again when the agency has moved to a time zone where it is still night', async () => {
    await choose({ digestDays: 'EVERY_DAY', quietHours: true });
    await add('MENTION', 'x');
    const id = await mailedId();
    await mailsAt(20).mailNotification(id);
    await server.db.execute(sql`update pgboss.job set state = 'active' where singleton_key like ${`%${id} after %`}`);
    await server.db.update(agencies).set({ timeZone: 'America/New_York' });
    await mailsAt(8, 1).mailNotification(id);
    expect(await written()).toEqual([]);
    expect(await startsOfWaiting()).toHaveLength(2);
  });

  it('is not written when the notification was read meanwhile', async () => {
    await choose({ digestDays: 'EVERY_DAY', quietHours: true });
    await add('MENTION', 'x');
    const id = await mailedId();
    await mailsAt(2).mailNotification(id);
    await server.db.update(notifications).set({ readAt: new Date() });
    await mailsAt(8).mailNotification(id);
    expect(await written()).toEqual([]);
  });

  it('follows the time zone of the agency, and the user who wants none gets it at once', async () => {
    await server.db.update(agencies).set({ timeZone: 'Asia/Tokyo' });
    await choose({ digestDays: 'EVERY_DAY', quietHours: true });
    await add('MENTION', 'x');
    // 20:00 in Tokyo
    await mailsAt(11).mailNotification(await mailedId());
    expect(await written()).toEqual([]);
    await choose({ digestDays: 'EVERY_DAY', quietHours: false });
    await mailsAt(11).mailNotification(await mailedId());
    expect(await written()).toHaveLength(1);
  });
});

describe('the daily digest', () => {
  it('waits over the weekend for those who want it on weekdays', async () => {
    await choose({ digestDays: 'MONDAY_TO_FRIDAY', quietHours: false });
    await add('POLICY_EXPIRING', '2030-01-01');
    const weekday = new Date(server.clock.now() * 1000).getUTCDay();
    const saturday = (6 - weekday + 7) % 7;
    for (const day of [saturday, saturday + 1]) await mailsAt(9, day).sendDigests();
    expect(await written()).toEqual([]);
    await mailsAt(9, saturday + 2).sendDigests();
    expect(await written()).toMatchObject([{ kind: 'digest', to: owner }]);
  });

  it.each([
    ['en', '2 new notifications', 'expires on'],
    ['de', '2 neue Benachrichtigungen', 'läuft am'],
    ['fr', '2 nouvelles notifications', 'expire le'],
    ['nl', '2 nieuwe meldingen', 'verloopt op'],
  ] as const)('has the unread notifications in the language %s', async (language, subject, line) => {
    await server.db.update(users).set({ language }).where(eq(users.email, owner));
    await add('POLICY_EXPIRING', '2030-01-01');
    await add('POLICY_EXPIRING', '2030-02-01');
    await mailsWith().sendDigests();
    const [mail, ...others] = await written();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'digest', to: owner, subject });
    expect(mail?.text).toContain(line);
    expect(mail?.text).toContain('https://portal.test/policies/');
    expect(mail?.html).not.toMatch(/\{\w+\}/);
  });

  it('is written once when the job is killed and repeated', async () => {
    await add('POLICY_EXPIRING', '2030-01-01');
    await expect(mailsWith(killed()).sendDigests()).rejects.toThrow(/^the job failed for 1 of /);
    expect(await written()).toEqual([]);
    await mailsWith().sendDigests();
    await server.db.update(agencies).set({ digestedOn: null });
    await mailsWith().sendDigests();
    expect(await written()).toHaveLength(1);
  });

  it('has the number of all notifications in its subject, and lists the first fifty', async () => {
    await add('POLICY_EXPIRING', '2030-01-01');
    const first = onlyRow(await server.db.select().from(notifications));
    const others = Array.from({ length: 59 }, () => ({ ...first, id: uuidv7() }));
    await server.db.insert(notifications).values(others);
    await mailsWith().sendDigests();
    const mail = onlyRow(await written());
    expect([mail.subject, mail.text.split('/policies/').length - 1]).toEqual(['60 new notifications', 50]);
  });

  it('waits for its time in the time zone of the agency', async () => {
    await add('POLICY_EXPIRING', '2030-01-01');
    const local = (zone: string, minutes: number) =>
      new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
        (server.clock.now() + minutes * 60) * 1000,
      );
    const zone = 'Asia/Kathmandu';
    await server.db.update(agencies).set({ timeZone: zone, digestTime: local(zone, 5) });
    await mailsWith().sendDigests();
    expect(await written()).toEqual([]);
    await server.db.update(agencies).set({ digestTime: local(zone, -5) });
    await mailsWith().sendDigests();
    expect(await written()).toHaveLength(1);
  });

  it.each(['23:45', '23:46', '23:59'])('at %s is written by the last run of the day', async (digestTime) => {
    await server.db.update(agencies).set({ digestTime });
    await add('POLICY_EXPIRING', '2030-01-01');
    await mailsAt(23.5).sendDigests();
    expect(await written()).toEqual([]);
    await mailsAt(23.75).sendDigests();
    expect(await written()).toHaveLength(1);
  });

  it('leaves out read notifications and writes nothing without any', async () => {
    await add('POLICY_EXPIRING', '2030-01-01');
    await server.db.update(notifications).set({ readAt: new Date() });
    await mailsWith().sendDigests();
    expect(await written()).toEqual([]);
  });

  it('goes to customers too', async () => {
    const { id: recipient } = await userOf(customer);
    const policyId = await firstRow(
      server.db,
      agencyId,
      'policies',
      `contact_id in (select id from contacts where user_id = '${recipient}')`,
    );
    const news = { agencyId, recipients: [recipient], event: 'PAYMENT_PAST_DUE', record: { policyId } } as const;
    await run((tx) => notify(tx, { ...news, subjectId: policyId, actorId: null }));
    await mailsWith().sendDigests();
    expect(await written()).toMatchObject([{ kind: 'digest', to: customer, subject: '1 new notification' }]);
  });
});
