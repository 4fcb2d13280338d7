import type { subscriptionPackages } from '../db/schema/index.ts';

type NewPackage = Omit<typeof subscriptionPackages.$inferInsert, 'id'>;

export const demoPackages: readonly NewPackage[] = [
  {
    name: 'Starter',
    priceCents: 4_900,
    duration: 'ONE_MONTH',
    details: 'Up to 3 agents. Contacts, quotes and policies.',
  },
  {
    name: 'Growth',
    priceCents: 12_900,
    duration: 'THREE_MONTH',
    details: 'Up to 10 agents. Everything in Starter, and mailing.',
  },
  {
    name: 'Professional',
    priceCents: 23_900,
    duration: 'SIX_MONTH',
    details: 'Up to 25 agents. Everything in Growth, and claims.',
  },
  {
    name: 'Agency',
    priceCents: 44_900,
    duration: 'TWELVE_MONTH',
    details: 'Any number of agents. Everything, with priority support.',
  },
];
