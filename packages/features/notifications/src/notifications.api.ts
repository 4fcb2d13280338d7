import { call, type Read, type Result, type Schemas } from '@fairlead/api-client/client';
import { useRead, useReloadReads, useWrite } from '@fairlead/api-client/swr';
import type { NotificationFilter } from '@fairlead/rules';
import { useSWRConfig } from 'swr';

export type Notification = Schemas['Notification'];
export type NotificationSetting = Schemas['NotificationSetting'];
export type NotificationSettings = Schemas['NotificationSettings'];
export type NotificationSchedule = Schemas['NotificationSchedule'];

/** Notifications of one page. */
const PAGE_SIZE = 30;

export const useUnreadCount = () => useRead(['/api/notification/unread', undefined]);

/** The newest notifications. */
export const useNotifications = (notificationFilter: NotificationFilter) =>
  useRead(['/api/notification/all', { query: { notificationFilter, pageSize: PAGE_SIZE } }]);

/** Loads notifications older than another one. */
export const loadOlder = (notificationFilter: NotificationFilter, afterId: string) =>
  call('get', '/api/notification/all', { params: { query: { notificationFilter, pageSize: PAGE_SIZE, afterId } } });

const shown = ['/api/notification/all', '/api/notification/unread'] as const;

/** Reads of pages about one record. Lists are left alone, because rows would move while the user reads or clicks. */
const records = [
  '/api/activity/timeline',
  '/api/claim/id/{id}',
  '/api/claim/notes/all',
  '/api/contact/id/{id}',
  '/api/contact/overview/id/{id}',
  '/api/dashboard/customer',
  '/api/document-request/all',
  '/api/document-request/id/{id}',
  '/api/inbox/id/{id}',
  '/api/opportunity/id/{id}',
  '/api/policy/id/{id}',
  '/api/quotes/id/{id}',
  '/api/service-request/id/{id}',
] as const;

const changed = [...shown, ...records] as const;

/**
 * Returns a function that reloads the notifications and the open record. A notification tells of a change by another user, often to
 * the record that is open.
 */
export const useRefresh = () => useReloadReads(changed);

/** Returns a function that marks notifications as read or unread. */
export function useMark(): (notificationIds: string[], read: boolean) => Promise<Result<Schemas['UnreadCount']>> {
  const send = useWrite('put', '/api/notification/read');
  return (notificationIds, read) => send({ body: { notificationIds, read } });
}

/** Returns a function that marks all notifications as read. */
export function useMarkAll(): () => Promise<Result<Schemas['UnreadCount']>> {
  const send = useWrite('post', '/api/notification/read-all');
  return () => send(undefined);
}

const settingsRead = ['/api/notification/settings', undefined] as const satisfies Read<'/api/notification/settings'>;

export const useSettings = () => useRead(settingsRead);

/** Returns a function that shows the settings of an answer at once, so that the next change is based on them. */
function useShowSettings() {
  const { mutate } = useSWRConfig();
  return async (saving: Promise<Result<NotificationSettings>>) => {
    const result = await saving;
    if (result.ok) await mutate(settingsRead, result.payload, { revalidate: false });
    return result;
  };
}

/** Returns a function that saves how the user is notified of an event. */
export function useSaveSetting(): (setting: NotificationSetting) => Promise<Result<NotificationSettings>> {
  const send = useWrite('put', '/api/notification/settings/update');
  const show = useShowSettings();
  return (setting) => show(send({ body: setting }));
}

/** Returns a function that saves when the user gets mails. */
export function useSaveSchedule(): (schedule: NotificationSchedule) => Promise<Result<NotificationSettings>> {
  const send = useWrite('put', '/api/notification/schedule/update');
  const show = useShowSettings();
  return (schedule) => show(send({ body: schedule }));
}
