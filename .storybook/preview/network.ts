import {
  agencyAgents,
  calendarOf,
  carriers,
  claims,
  dueTasks,
  inboxCounts,
  insuranceTypes,
  mailThreads,
  mock,
  openTasks,
  pageOf,
  recentActivity,
  workOf,
} from '@fairlead/api-client/mocks';
import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';

/** Responses for the parts of a screen that other areas add, such as the claims on the page of a policy. Stories can replace them. */
const sharedHandlers = [
  mock('get', '/api/activity/timeline', { entries: [], pinned: null, erased: false, next: null }),
  mock('get', '/api/activity/recent', recentActivity),
  mock('get', '/api/agency/agents/dropdown', agencyAgents),
  mock('get', '/api/carrier/all/dropdown', carriers),
  mock('get', '/api/claim/all', pageOf(claims.slice(0, 2))),
  mock('get', '/api/document-request/all', pageOf([])),
  mock('get', '/api/inbox/all', pageOf(mailThreads.slice(0, 2))),
  mock('get', '/api/inbox/counts', inboxCounts),
  mock('get', '/api/renewals/count', { in30: 11 }),
  mock('get', '/api/insurance-type/dropdown', insuranceTypes),
  mock('get', '/api/list-views/all', []),
  mock('get', '/api/notification/unread', { unread: 3, mentions: 1 }),
  // ends the stream without another attempt
  http.get('*/api/notification/stream', () => new HttpResponse(null, { status: 403 })),
  mock('get', '/api/service-request/all', pageOf([])),
  mock('get', '/api/task/all', pageOf(dueTasks)),
  mock('get', '/api/task/work', workOf()),
  mock('get', '/api/task/calendar', ({ query }) => calendarOf(openTasks, query)),
];

const unanswered = new Set<string>();
const refuseRest = http.all('*/api/*', ({ request: { method, url } }) => {
  unanswered.add(`${method} ${new URL(url).pathname}`);
  return new HttpResponse(null, { status: 501 });
});

async function startWorker() {
  const worker = setupWorker(...sharedHandlers, refuseRest);
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return worker;
}

export const networkLoader = mswLoader(startWorker);

/** Fails stories that request something for which there is no response. */
export function checkNetwork(): void {
  const requests = [...unanswered];
  unanswered.clear();
  if (requests.length > 0) throw new Error(`No mock response for ${requests.join(', ')}`);
}
