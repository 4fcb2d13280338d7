import { type NotificationEvent, taskRules } from '@fairlead/rules';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from '../src/db/ids.ts';
import {
  agencies,
  certificates,
  claims,
  documentRequests,
  mails,
  notificationSettings,
  notifications,
  policyTransactions,
  quotes,
  serviceRequests,
  tasks,
  users,
} from '../src/db/schema/index.ts';
import { scoped } from '../src/db/scope.ts';
import { startDay } from '../src/jobs/startDay.ts';
import { type Harness, silentLog, startHarness } from './support/harness.ts';
import { notificationMails } from './support/notificationMails.ts';
import { policyCalls } from './support/policies.ts';
import { agent, customer, quoteCalls } from './support/quotes.ts';
import { requests } from './support/requests.ts';
import { firstRow, type TaskEvent, taskEvents } from './support/taskEvents.ts';

let server: Harness;
let agencyId: string;
let agentId: string;
let events: ReturnType<typeof taskEvents>;
beforeAll(async () => {
  server = await startHarness();
  const [row] = await server.db.select().from(users).where(eq(users.email, agent));
  if (!row?.agencyId) throw new Error('the agent has no agency');
  [agencyId, agentId] = [row.agencyId, row.id];
  events = taskEvents(server, agencyId, agentId);
});
beforeEach(async () => {
  for (const table of [mails, notifications, notificationSettings, tasks]) await server.db.delete(table);
  await server.db.update(agencies).set({ digestedOn: null, digestTime: '00:00' });
});
afterAll(() => server.close());

const { get } = requests(() => server);
const policies = policyCalls(() => server);
const quotesOf = quoteCalls(() => server);

interface Shown {
  notificationEvent: string;
  title: string;
  subjectId: string;
}

/** All users of the agency get the event in their digest. */
async function chooseDigest(event: NotificationEvent) {
  const members = await server.db.select({ id: users.id }).from(users).where(eq(users.agencyId, agencyId));
  await server.db.insert(notificationSettings).values(
    members.map(({ id: userId }) => {
      const channels = { portal: true, mail: false, digest: true };
      return { id: uuidv7(), agencyId, userId, event, ...channels, changedAt: new Date() };
    }),
  );
}

/** Email address of the user who was notified. */
async function findRecipient(subjectId: string, event: NotificationEvent): Promise<string> {
  const isIt = and(eq(notifications.subjectId, subjectId), eq(notifications.event, event));
  const [found] = await server.db
    .select({ email: users.email })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .where(isIt);
  if (!found) throw new Error(`nobody was notified of ${event}`);
  return found.email;
}

/** The notification in the list of its recipient. */
async function findShown(email: string, subjectId: string, event: NotificationEvent): Promise<Shown | undefined> {
  const { notifications: all } = (await get(email, '/api/notification/all?pageSize=100')).json().payload;
  return all.find((one: Shown) => one.subjectId === subjectId && one.notificationEvent === event);
}

async function expectDigestLine(event: NotificationEvent, { make, remove, isLater }: Omit<TaskEvent, 'title'>) {
  await chooseDigest(event);
  const id = await make();
  if (isLater) {
    await server.db.delete(notifications);
    await server.db.delete(tasks);
    await server.db.update(agencies).set({ dayStartedOn: null }).where(eq(agencies.id, agencyId));
    await startDay({ run: scoped(server.db, { role: 'fairlead_jobs' }), clock: server.clock, log: silentLog });
  }
  const email = await findRecipient(id, event);
  const shown = await findShown(email, id, event);
  expect(shown?.title).toBeTruthy();
  await notificationMails(server).sendDigests();
  const [mail] = await server.db
    .select()
    .from(mails)
    .where(and(eq(mails.to, email), eq(mails.kind, 'digest')));
  expect(mail?.text).toContain(shown?.title);
  await remove(id);
  expect(await findShown(email, id, event)).toBeUndefined();
}

describe.each(taskRules)('%s', (rule) => {
  it('is a line of the digest, and a notification until its cause is gone', () =>
    expectDigestLine(rule === 'QUOTE_ACCEPTED' ? 'QUOTE_ANSWERED' : rule, events[rule]));
});

/** Events of customers. What has happened to a claim stays. */
const customerEvents: Readonly<Record<string, () => Omit<TaskEvent, 'title'>>> = {
  QUOTE_SENT: () => ({
    async make() {
      const { id } = await quotesOf.quote();
      await server.db.update(quotes).set({ status: 'PENDING_APPROVAL', sentAt: new Date() }).where(eq(quotes.id, id));
      return id;
    },
    remove: (id) =>
      server.db.update(quotes).set({ customerFeedback: 'ACCEPTED', feedbackAt: new Date() }).where(eq(quotes.id, id)),
  }),
  DOCUMENT_REQUESTED: () => ({
    async make() {
      const { id: policyId, contactId } = await policies.policy();
      const id = uuidv7();
      const asked = { policyId, contactId, requestedType: 'DRIVERS_LICENSE', requestedBy: agentId } as const;
      await server.db.insert(documentRequests).values({ id, agencyId, neededBy: '2030-01-01', ...asked });
      return id;
    },
    remove: (id) => server.db.update(documentRequests).set({ status: 'WITHDRAWN' }).where(eq(documentRequests.id, id)),
  }),
  SERVICE_ANSWERED: () => ({
    async make() {
      const id = uuidv7();
      const asked = { policyId: (await policies.policy()).id, title: 'Why twice?', requestedBy: agentId };
      await server.db.insert(serviceRequests).values({ id, agencyId, serviceType: 'BILLING_INQUIRY', ...asked });
      await server.db
        .update(serviceRequests)
        .set({ status: 'RESOLVED', answer: 'Once' })
        .where(eq(serviceRequests.id, id));
      return id;
    },
    remove: (id) => server.db.update(serviceRequests).set({ status: 'IN_PROGRESS' }).where(eq(serviceRequests.id, id)),
  }),
  CERTIFICATE_READY: () => ({
    async make() {
      const id = uuidv7();
      const asked = { policyId: (await policies.policy()).id, holderName: 'City of Portland', requestedBy: agentId };
      await server.db.insert(certificates).values({ id, agencyId, ...asked });
      await events.CERTIFICATE_REQUESTED.remove(id);
      return id;
    },
    remove: (id) =>
      server.db
        .update(certificates)
        .set({ status: 'REQUESTED', fileId: null, sentAt: null, sentBy: null })
        .where(eq(certificates.id, id)),
  }),
  PAYMENT_PAST_DUE: () => ({
    async make() {
      const { payload } = (await policies.bill(policies.transaction((await policies.policy()).id))).json();
      await server.db
        .update(policyTransactions)
        .set({ paymentStatus: 'PAST_DUE' })
        .where(eq(policyTransactions.id, payload.id));
      return payload.id;
    },
    remove: (id) =>
      server.db.update(policyTransactions).set({ paymentStatus: 'PAID' }).where(eq(policyTransactions.id, id)),
  }),
  CLAIM_STATUS_CHANGED: () => ({
    async make() {
      const { id: userId } = await quotesOf.userOf(customer);
      const ofCustomer = `contact_id in (select id from contacts where user_id = '${userId}')`;
      const id = await firstRow(server.db, agencyId, 'claims', ofCustomer);
      await server.db.update(claims).set({ status: 'IN_REVIEW' }).where(eq(claims.id, id));
      await server.db.delete(notifications);
      await server.db.update(claims).set({ status: 'REOPENED' }).where(eq(claims.id, id));
      return id;
    },
    remove: () => server.db.delete(notifications),
  }),
};

describe.each(Object.keys(customerEvents) as NotificationEvent[])('%s', (event) => {
  it('reaches the customer, as a line of the digest too', async () => {
    const made = customerEvents[event]?.();
    if (!made) throw new Error(event);
    await expectDigestLine(event, made);
  });
});
