import { findUserRights } from '../../src/areas/auth/sessions.ts';
import { makeNotificationMails } from '../../src/areas/notifications/mails.ts';
import { scoped } from '../../src/db/scope.ts';
import type { Mailer } from '../../src/mail/mailer.ts';
import { type Harness, silentLog } from './harness.ts';

/** The mails about notifications, as the jobs of the server write them. */
export function notificationMails({ db, clock, mailer: ownMailer }: Harness, mailer: Mailer = ownMailer) {
  const lookUp = scoped(db, { role: 'fairlead_auth' });
  return makeNotificationMails({
    run: scoped(db, { role: 'fairlead_jobs' }),
    clock,
    mailer,
    log: silentLog,
    loadUser: (id) => lookUp((tx) => findUserRights(tx, id, clock.now())),
  });
}
