import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeInvitations } from '../src/areas/auth/invitations.ts';
import { agencies, mails, notifications, tasks } from '../src/db/schema/index.ts';
import { type Run, scoped } from '../src/db/scope.ts';
import { lanes } from '../src/jobs/jobs.ts';
import { startDay } from '../src/jobs/startDay.ts';
import { remindDocumentRequests } from '../src/records/documentReminders.ts';
import { bulkCalls } from './support/bulkStatusCases.ts';
import { contactCalls } from './support/contactStatusCases.ts';
import { rowsOf } from './support/database.ts';
import { documentRequestCalls } from './support/documentRequests.ts';
import { type Harness, silentLog, startHarness } from './support/harness.ts';
import { deleteJobs, runDueJobs } from './support/jobs.ts';
import { notificationMails } from './support/notificationMails.ts';
import { requests } from './support/requests.ts';

let server: Harness;
let run: Run;
beforeAll(async () => {
  server = await startHarness();
  run = scoped(server.database.runtime.db, { role: 'fairlead_jobs' });
  await server.db.execute(sql`delete from notification_settings`);
  await server.db.execute(sql`insert into notification_settings (id, agency_id, user_id, event, portal, mail, digest, changed_at)
    select gen_random_uuid(), u.agency_id, u.id, e.event, true, true, true, now()
      from users u cross join notification_events e where u.agency_id is not null`);
  await server.db.update(agencies).set({ dayStartedOn: null, digestedOn: null, digestTime: '00:00', timeZone: 'UTC' });
});
beforeEach(async () => {
  await deleteJobs(server);
  await server.db.delete(mails);
});
afterAll(() => server.close());

const { send } = requests(() => server);
const { createRecord } = contactCalls(() => server);
const documents = documentRequestCalls(() => server);
const { start } = bulkCalls(() => server);

/** Kinds of the waiting jobs of the mail lane, with the kinds of their mails and their priorities. */
async function waitingJobs(): Promise<{ kind: string; mail: string | null; priority: number }[]> {
  return rowsOf(
    await server.db.execute(sql`select distinct j.data ->> 'kind' as kind, m.kind as mail, j.priority from pgboss.job j
      left join mails m on m.id = (j.data -> 'payload' ->> 'mailId')::uuid where j.name = 'mail' order by 1, 2, 3`),
  );
}

async function mailContacts(count: number): Promise<void> {
  const records: { id: string }[] = [];
  for (let n = 0; n < count; n++) records.push({ id: (await createRecord()).id });
  const mail = { mailSubject: 'Office closed', mailBody: '<p>Closed on Monday</p>' };
  const answer = await start({ list: 'contacts', action: 'MAIL', mail, records });
  expect(answer.json().payload).toMatchObject({ state: 'DONE', done: count });
}

it('a password reset is sent before the mails of a bulk action', async () => {
  await mailContacts(12);
  await send(null, 'POST', '/api/auth/forget-password', { userEmail: 'agent@demo.test' });
  const sent: string[] = [];
  await runDueJobs(server, {
    mail: {
      send: ({ subject }) => {
        sent.push(subject);
        return Promise.resolve('sent');
      },
      close: () => undefined,
    },
  });
  expect(sent).toHaveLength(13);
  const place = sent.findIndex((subject) => subject !== 'Office closed');
  expect(place).toBeLessThan(lanes.mail.concurrency);
});

it('notifications of a new day, their mails and digests wait for other mails', async () => {
  await server.db.delete(tasks);
  await server.db.delete(notifications);
  await startDay({ run, clock: server.clock, log: silentLog });
  expect(await waitingJobs()).toEqual([{ kind: 'mailNotification', mail: null, priority: -1 }]);
  const { mailNotification, sendDigests } = notificationMails(server);
  const [job] = rowsOf<{ id: string }>(
    await server.db.execute(sql`select data -> 'payload' ->> 'notificationId' as id from pgboss.job limit 1`),
  );
  await deleteJobs(server);
  await mailNotification(job?.id ?? '');
  await sendDigests();
  expect(await waitingJobs()).toEqual([
    { kind: 'sendMail', mail: 'digest', priority: -1 },
    { kind: 'sendMail', mail: 'notification', priority: -1 },
  ]);
});

it('reminders of documents wait for other mails, and requests of an agent do not', async () => {
  await documents.request({ neededBy: documents.today() });
  expect(await waitingJobs()).toContainEqual({ kind: 'sendMail', mail: 'documentRequested', priority: 0 });
  await deleteJobs(server);
  server.clock.advance(60);
  await server.db.execute(
    sql`update document_requests set reminded_at = null, updated_at = updated_at - interval '5 days'`,
  );
  const { clock, mailer } = server;
  await remindDocumentRequests({ run, clock, mailer, inviter: makeInvitations(server), log: silentLog });
  expect(await waitingJobs()).toEqual([{ kind: 'sendMail', mail: 'documentRequested', priority: -1 }]);
});
