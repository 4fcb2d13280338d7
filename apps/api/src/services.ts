import { makeInvitations } from './areas/auth/invitations.ts';
import type { Services } from './contract/services.ts';

/** Services of the handlers, for requests and jobs. */
export const makeServices = (given: Omit<Services, 'inviter' | 'linkTo'>): Services => ({
  ...given,
  linkTo: (file) => file && given.links.linkTo(file),
  inviter: makeInvitations({ mailer: given.mailer, clock: given.clock }),
});
