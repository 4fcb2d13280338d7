import { hasOwnMail, maySwitchChannel, notificationChannels, notificationEventsOf } from '@fairlead/rules';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { forbidden, invalidRequest, notFound } from '../../contract/answers.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { Problem } from '../../contract/problem.ts';
import type { Services } from '../../contract/services.ts';
import type { Session } from '../../contract/session.ts';
import { uuidv7 } from '../../db/ids.ts';
import { notificationSettings, notifications, userDetails } from '../../db/schema/index.ts';
import { countUnread, listNotifications, ofIds, toNotification } from '../../records/notifications.ts';
import { readSettings } from './settings.ts';
import type { NotificationStreams } from './streams.ts';

/** Seconds after which a browser may ask again for a stream. */
const RETRY_AFTER = 60;

interface Streaming {
  streams: NotificationStreams;
  isAlive(session: Session): Promise<boolean>;
}

/** Handlers for notifications of agents and customers. */
export function notificationHandlers({ clock }: Services, { streams, isAlive }: Streaming) {
  const now = () => new Date(clock.now() * 1000);

  return defineHandlers({
    async listNotifications({ query, session, language, run }) {
      // Agents without a plan cannot open any record.
      if (session.viewer.role === 'AGENT' && !session.viewer.subscribed)
        return { status: 200, code: 'ok', payload: { notifications: [], hasMore: false } };
      const { rows, hasMore } = await run((tx) => listNotifications(tx, session.userId, query));
      return { status: 200, code: 'ok', payload: { notifications: rows.map(toNotification(language)), hasMore } };
    },

    async countUnreadNotifications({ session, run }) {
      if (session.viewer.role === 'AGENT' && !session.viewer.subscribed)
        return { status: 200, code: 'ok', payload: { unread: 0, mentions: 0 } };
      const payload = await run((tx) => countUnread(tx, session.userId));
      return { status: 200, code: 'ok', payload };
    },

    markNotifications: ({ body: { notificationIds, read }, session, run }) =>
      run(async (tx) => {
        const { id, userId, readAt } = notifications;
        const own = and(eq(userId, session.userId), ofIds(notificationIds));
        const [found] = await tx.select({ id }).from(notifications).where(own).limit(1);
        if (!found) return notFound('notification.notFound');
        await tx
          .update(notifications)
          .set({ readAt: read ? now() : null })
          .where(and(own, read ? isNull(readAt) : isNotNull(readAt)));
        const payload = await countUnread(tx, session.userId);
        return { status: 200, code: read ? 'notification.read' : 'notification.unread', payload } as const;
      }),

    markAllNotifications: ({ session, run }) =>
      run(async (tx) => {
        await tx
          .update(notifications)
          .set({ readAt: now() })
          .where(and(eq(notifications.userId, session.userId), notifications.inPortal, isNull(notifications.readAt)));
        const payload = await countUnread(tx, session.userId);
        return { status: 200, code: 'notification.allRead', payload } as const;
      }),

    async getNotificationSettings({ session, run }) {
      const payload = await run((tx) => readSettings(tx, session));
      return { status: 200, code: 'ok', payload };
    },

    async updateNotificationSetting({ body, session, run }) {
      const { notificationEvent: event, ...channels } = body;
      const { userId, agencyId, viewer } = session;
      if (!agencyId) return forbidden;
      if (!notificationEventsOf(viewer).includes(event))
        return invalidRequest([{ field: 'notificationEvent', code: 'notification.otherRole' }]);
      const fixed = notificationChannels.filter((channel) => !channels[channel] && !maySwitchChannel(event, channel));
      if (fixed.length > 0) return invalidRequest(fixed.map((field) => ({ field, code: 'notification.fixed' })));
      return run(async (tx) => {
        // the event's own mail is no mail of notifications
        const change = { ...channels, mail: channels.mail && !hasOwnMail(event), changedAt: now() };
        await tx
          .insert(notificationSettings)
          .values({ id: uuidv7(), agencyId, userId, event, ...change })
          .onConflictDoUpdate({
            target: [notificationSettings.agencyId, notificationSettings.userId, notificationSettings.event],
            set: change,
          });
        return { status: 200, code: 'notification.saved', payload: await readSettings(tx, session) };
      });
    },

    async updateNotificationSchedule({ body, session, run }) {
      const { userId, agencyId } = session;
      if (!agencyId) return forbidden;
      return run(async (tx) => {
        await tx
          .insert(userDetails)
          .values({ id: userId, agencyId, ...body })
          .onConflictDoUpdate({ target: userDetails.id, set: body });
        return { status: 200, code: 'notification.saved', payload: await readSettings(tx, session) };
      });
    },

    async streamNotifications({ session }) {
      const { userId, id: sessionId } = session;
      const stream = await streams.open({ userId, sessionId, isAlive: () => isAlive(session) });
      if (!stream)
        throw new Problem(429, { code: 'notification.streams' }, undefined, { 'retry-after': String(RETRY_AFTER) });
      const headers = { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' };
      return { status: 200, stream, headers };
    },
  });
}
