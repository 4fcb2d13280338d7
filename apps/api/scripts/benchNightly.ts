// `npm run bench:nightly`: measures the jobs of a day for all agencies of the database, such as those that
// `npm run seed:scale -- --agencies 500 --policies 200` made. Each run is the day after the one before. Prints the duration of each
// job and writes it to docs/scale.md. The mails are written, but not sent.
import { count, eq, max } from 'drizzle-orm';
import { findUserRights } from '../src/areas/auth/sessions.ts';
import { makeFileLinks } from '../src/areas/files/links.ts';
import { makeNotificationMails } from '../src/areas/notifications/mails.ts';
import { agencies, mails, policies, tasks } from '../src/db/schema/index.ts';
import { scoped } from '../src/db/scope.ts';
import { cleanUp } from '../src/jobs/cleanUp.ts';
import { startDay } from '../src/jobs/startDay.ts';
import { makeLogger } from '../src/log.ts';
import { makeMailer } from '../src/mail/mailer.ts';
import { reportErrors } from '../src/startErrors.ts';
import { withScaleDatabase } from './scale/open.ts';
import { type JobFigure, writeNightlyRun } from './scale/report.ts';

const DAY = 24 * 3600;
/** Seconds after midnight UTC. The digests of the day are due then in all time zones of the United States. */
const RUN_TIME = 15 * 3600;

await reportErrors(() =>
  withScaleDatabase(async ({ database: { runtime, owner } }) => {
    const { db } = owner;
    const [last] = await db.select({ day: max(agencies.dayStartedOn) }).from(agencies);
    const today = Math.floor(Date.now() / 1000 / DAY) * DAY;
    const next = last?.day ? Date.parse(last.day) / 1000 + DAY : today;
    const clock = { now: () => Math.max(next, today) + RUN_TIME };
    const log = makeLogger('error');
    const run = scoped(runtime.db, { role: 'fairlead_jobs' });
    const lookUp = scoped(runtime.db, { role: 'fairlead_auth' });
    const links = makeFileLinks(['f'.repeat(32)], clock);
    const mailer = makeMailer({ productName: 'Fairlead', logoUrl: null, publicUrl: () => 'http://127.0.0.1', links });
    const loadUser = (userId: string) => lookUp((tx) => findUserRights(tx, userId, clock.now()));
    const { sendDigests } = makeNotificationMails({ run, clock, mailer, log, loadUser });

    const countTasks = () => db.$count(tasks);
    const countDigests = () => db.$count(mails, eq(mails.kind, 'digest'));
    const measure = async (job: string, work: () => Promise<unknown>, countRows?: () => Promise<number>) => {
      const before = (await countRows?.()) ?? 0;
      const start = performance.now();
      await work();
      const seconds = (performance.now() - start) / 1000;
      const figure: JobFigure = { job, seconds, rows: countRows && (await countRows()) - before };
      process.stdout.write(`${seconds.toFixed(1).padStart(8)} s ${String(figure.rows ?? '').padStart(8)}  ${job}\n`);
      return figure;
    };
    const figures = [
      await measure('startDay', () => startDay({ run, clock, log }), countTasks),
      await measure('sendDigests', sendDigests, countDigests),
      await measure('cleanUp', () => cleanUp(run, clock)),
    ];
    const [all] = await db.select({ agencies: count() }).from(agencies);
    const [written] = await db.select({ policies: count() }).from(policies);
    await writeNightlyRun(figures, { agencies: all?.agencies ?? 0, policies: written?.policies ?? 0 }, runtime.kind);
  }),
);
