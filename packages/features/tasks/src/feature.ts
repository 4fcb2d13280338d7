import { defineFeature, route, urls } from '@fairlead/kit';
import type { Guard } from '@fairlead/rules';

const agents = { AGENT: { subscribed: true } } satisfies Guard;
const licensed = { AGENT: { subscribed: true, licensed: true } } satisfies Guard;
const record = { id: 'tasks', title: 'tasks' } as const;

export const tasks = defineFeature({
  namespace: 'tasks',
  messages: {
    en: () => import('./locales/en'),
    fr: () => import('./locales/fr'),
    de: () => import('./locales/de'),
    nl: () => import('./locales/nl'),
  },
  routes: [
    route(urls.tasks, {
      id: 'tasks.list',
      kind: 'page',
      title: 'tasks',
      guard: agents,
      screen: () => import('./TasksScreen'),
    }),
  ],
  menu: [],
  panels: [
    { ...record, on: 'home', guard: agents, panel: () => import('./WorkPanel') },
    { ...record, on: 'thread', guard: agents, panel: () => import('./panels/ThreadTasks') },
    { ...record, on: 'contact', guard: agents, panel: () => import('./panels/ContactTasks') },
    { ...record, on: 'opportunity', guard: agents, panel: () => import('./panels/OpportunityTasks') },
    { ...record, on: 'quote', guard: agents, panel: () => import('./panels/QuoteTasks') },
    { ...record, on: 'policy', guard: agents, panel: () => import('./panels/PolicyTasks') },
    { ...record, on: 'claim', guard: licensed, panel: () => import('./panels/ClaimTasks') },
  ],
});
