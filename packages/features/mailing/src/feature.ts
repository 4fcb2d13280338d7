import { defineFeature, urls } from '@fairlead/kit';
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
    {
      id: 'mailing.compose',
      kind: 'form',
      path: urls.mailing.compose,
      title: 'mailing.compose',
      guard: writers,
      next: ['mailing.sent'],
      screen: () => import('./ComposeScreen'),
    },
    {
      id: 'mailing.sent',
      kind: 'list',
      path: urls.mailing.sent,
      title: 'mailing.sent',
      guard: writers,
      next: ['mailing.compose'],
      screen: () => import('./SentListScreen'),
      data: ({ search }) => [sentList.read(search), undeliveredRead],
    },
    {
      id: 'mailing.reply',
      kind: 'form',
      path: urls.mailing.reply,
      title: 'mailing.compose',
      guard: 'public',
      frame: 'plain',
      screen: () => import('./ReplyScreen'),
    },
    {
      id: 'mailing.opportunity',
      kind: 'form',
      path: urls.mailing.opportunity,
      title: 'mailing.send',
      parent: 'opportunities.list',
      guard: writers,
      screen: () => import('./OpportunityMailScreen'),
    },
    {
      id: 'mailing.quote',
      path: urls.mailing.quote,
      title: 'mailing.send',
      parent: 'quotes.list',
      // customers can open this page too
      guard: { ...writers, CUSTOMER: {} },
      screen: {
        AGENT: { kind: 'form', screen: () => import('./QuoteMailScreen') },
        CUSTOMER: { kind: 'record', screen: () => import('./QuoteAgentScreen') },
      },
    },
    {
      id: 'mailing.policy',
      kind: 'form',
      path: urls.policies.mail,
      title: 'mailing.send',
      parent: 'policies.list',
      guard: writers,
      screen: () => import('./PolicyMailScreen'),
    },
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
