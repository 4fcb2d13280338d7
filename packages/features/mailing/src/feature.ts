import { defineFeature, route, urls } from '@fairlead/kit';
import type { Guard } from '@fairlead/rules';
import { Inbox, Send, SquarePen } from 'lucide';
import { countsRead, inboxState, threadRead, threadsRead } from './inbox/inboxReads';
import { sentList } from './sentList';
import { undeliveredRead } from './undeliveredRead';

const writers = { AGENT: { subscribed: true } } satisfies Guard;

export const mailing = defineFeature({
  namespace: 'mailing',
  messages: {
    en: () => import('./locales/en'),
    fr: () => import('./locales/fr'),
    de: () => import('./locales/de'),
    nl: () => import('./locales/nl'),
  },
  routes: [
    route(urls.mailing.compose, {
      id: 'mailing.compose',
      kind: 'form',
      title: 'mailing.compose',
      guard: writers,
      next: ['mailing.sent'],
      screen: () => import('./ComposeScreen'),
    }),
    route(urls.mailing.inbox, {
      id: 'mailing.inbox',
      kind: 'page',
      title: 'mailing.inbox',
      guard: writers,
      next: ['mailing.thread'],
      screen: () => import('./inbox/InboxScreen'),
      data: ({ search }) => [threadsRead(inboxState(search)), countsRead],
    }),
    route(urls.mailing.thread, {
      id: 'mailing.thread',
      kind: 'page',
      title: 'mailing.thread',
      parent: 'mailing.inbox',
      guard: writers,
      screen: () => import('./inbox/InboxScreen'),
      data: ({ params, search }) => [threadRead(params.id), threadsRead(inboxState(search)), countsRead],
    }),
    route(urls.mailing.sent, {
      id: 'mailing.sent',
      kind: 'list',
      title: 'mailing.sent',
      guard: writers,
      next: ['mailing.compose'],
      screen: () => import('./SentListScreen'),
      data: ({ search }) => [sentList.read(search), undeliveredRead],
    }),
    route(urls.mailing.reply, {
      id: 'mailing.reply',
      kind: 'form',
      title: 'mailing.compose',
      guard: 'public',
      frame: 'plain',
      screen: () => import('./ReplyScreen'),
    }),
    route(urls.mailing.opportunity, {
      id: 'mailing.opportunity',
      needsRecord: true,
      kind: 'form',
      title: 'mailing.send',
      parent: 'opportunities.list',
      guard: writers,
      screen: () => import('./OpportunityMailScreen'),
    }),
    route(urls.mailing.quote, {
      id: 'mailing.quote',
      needsRecord: true,
      title: 'mailing.send',
      parent: 'quotes.list',
      // customers can open this page too
      guard: { ...writers, CUSTOMER: {} },
      screen: {
        AGENT: { kind: 'form', screen: () => import('./QuoteMailScreen') },
        CUSTOMER: { kind: 'record', screen: () => import('./QuoteAgentScreen') },
      },
    }),
    route(urls.policies.mail, {
      id: 'mailing.policy',
      needsRecord: true,
      kind: 'form',
      title: 'mailing.send',
      parent: 'policies.list',
      guard: writers,
      screen: () => import('./PolicyMailScreen'),
    }),
  ],
  menu: [
    { section: 'mailing', label: 'menu.compose', icon: SquarePen, route: 'mailing.compose' },
    {
      section: 'mailing',
      label: 'menu.inbox',
      icon: Inbox,
      route: 'mailing.inbox',
      count: () => import('./inbox/InboxCount'),
    },
    { section: 'mailing', label: 'menu.sent', icon: Send, route: 'mailing.sent' },
  ],
  panels: [
    {
      on: 'policy',
      id: 'mails',
      title: 'mailing.mails',
      guard: writers,
      panel: () => import('./PolicyMails'),
    },
    {
      on: 'opportunity',
      id: 'mails',
      title: 'mailing.mails',
      guard: writers,
      panel: () => import('./OpportunityMails'),
    },
    {
      on: 'quote',
      id: 'mails',
      title: 'mailing.mails',
      guard: writers,
      panel: () => import('./QuoteMails'),
    },
    {
      on: 'claim',
      id: 'mails',
      title: 'mailing.mails',
      guard: writers,
      panel: () => import('./ClaimMails'),
    },
    {
      on: 'contact',
      id: 'mails',
      title: 'mailing.mails',
      guard: writers,
      panel: () => import('./ContactMails'),
      start: { label: 'mailing.compose', to: (id) => `${urls.mailing.compose}?contactId=${id}` },
    },
  ],
});
