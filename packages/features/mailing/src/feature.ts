import { defineFeature, route, urls } from '@fairlead/kit';
import type { Guard } from '@fairlead/rules';
import { Send, SquarePen } from 'lucide';
import { sentList, undeliveredRead } from './lists';

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
      kind: 'form',
      title: 'mailing.send',
      parent: 'opportunities.list',
      guard: writers,
      screen: () => import('./OpportunityMailScreen'),
    }),
    route(urls.mailing.quote, {
      id: 'mailing.quote',
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
      kind: 'form',
      title: 'mailing.send',
      parent: 'policies.list',
      guard: writers,
      screen: () => import('./PolicyMailScreen'),
    }),
  ],
  menu: [
    { section: 'mailing', label: 'menu.compose', icon: SquarePen, route: 'mailing.compose' },
    { section: 'mailing', label: 'menu.sent', icon: Send, route: 'mailing.sent' },
  ],
  panels: [
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
