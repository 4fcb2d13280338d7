import type { Harness } from './harness.ts';
import { agent } from './quotes.ts';
import { requests, tooLargeJson, unknownId } from './requests.ts';

const base = '/api/notification';
const admin = 'admin@demo.test';

export function notificationStatusCases(server: () => Harness) {
  const { get, send, raw } = requests(server);
  const read = (url: string) => ({
    200: () => get(agent, url),
    400: () => get(agent, `${url}?unknown=1`),
    401: () => get(null, url),
    403: () => get(admin, url),
  });
  const write = (method: 'POST' | 'PUT', url: string, payload?: object) => ({
    200: () => send(agent, method, url, payload),
    400: () => send(agent, method, payload ? url : `${url}?unknown=1`, payload && {}),
    401: () => send(null, method, url, payload),
    403: () => send(admin, method, url, payload),
    413: () => raw(agent, method, url, 'application/json', tooLargeJson),
    415: () => raw(agent, method, url, 'text/plain', 'x'),
  });
  const setting = { notificationEvent: 'MENTION', portal: true, mail: false, digest: true };
  const schedule = { digestDays: 'EVERY_DAY', quietHours: false };
  return {
    listNotifications: read(`${base}/all`),
    countUnreadNotifications: read(`${base}/unread`),
    markNotifications: {
      ...write('PUT', `${base}/read`, { notificationIds: [unknownId], read: true }),
      200: async () => {
        const [{ id }] = (await get(agent, `${base}/all`)).json().payload.notifications;
        return send(agent, 'PUT', `${base}/read`, { notificationIds: [id], read: true });
      },
      404: () => send(agent, 'PUT', `${base}/read`, { notificationIds: [unknownId], read: true }),
    },
    markAllNotifications: write('POST', `${base}/read-all`),
    getNotificationSettings: read(`${base}/settings`),
    updateNotificationSetting: write('PUT', `${base}/settings/update`, setting),
    updateNotificationSchedule: write('PUT', `${base}/schedule/update`, schedule),
    streamNotifications: read(`${base}/stream`),
  };
}
