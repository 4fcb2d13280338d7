import type { components } from '@fairlead/openapi';
import { defaultChannels, hasOwnMail, notificationEventsOf } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import type { Session } from '../../contract/session.ts';
import { onlyRow } from '../../db/rows.ts';
import { agencies, notificationSettings, userDetails } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';

type Settings = components['schemas']['NotificationSettings'];

/** How the caller is notified of each event. */
export async function readSettings(tx: Transaction, { userId, agencyId, viewer }: Session): Promise<Settings> {
  const { event, portal, mail, digest } = notificationSettings;
  const changes = await tx
    .select({ event, portal, mail, digest })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId));
  const byEvent = new Map(changes.map((change) => [change.event, change]));
  const agency = onlyRow(
    await tx
      .select({ digestTime: agencies.digestTime, timeZone: agencies.timeZone })
      .from(agencies)
      .where(eq(agencies.id, agencyId ?? '')),
  );
  const { digestDays, quietHours } = userDetails;
  const [schedule = { digestDays: 'EVERY_DAY' as const, quietHours: false }] = await tx
    .select({ digestDays, quietHours })
    .from(userDetails)
    .where(eq(userDetails.id, userId));
  return {
    ...agency,
    ...schedule,
    settings: notificationEventsOf(viewer).map((notificationEvent) => {
      const chosen = byEvent.get(notificationEvent) ?? defaultChannels(notificationEvent);
      const isMailed = hasOwnMail(notificationEvent) || chosen.mail;
      return { notificationEvent, portal: chosen.portal, mail: isMailed, digest: chosen.digest };
    }),
  };
}
