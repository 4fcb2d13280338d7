import type { Run } from '../db/scope.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Clock } from '../ports/clock.ts';
import type { FileLinks, LinkTo } from '../ports/fileLinks.ts';
import type { Invitations } from '../ports/invitations.ts';
import type { Places } from '../ports/places.ts';
import type { AutomatedQuotes } from '../ports/quoting.ts';
import type { Storage } from '../ports/storage.ts';
import type { VirusScan } from '../ports/virusScan.ts';

/** Services of the server that handlers use. */
export interface Services {
  clock: Clock;
  links: FileLinks;
  linkTo: LinkTo;
  mailer: Mailer;
  storage: Storage;
  /** Undefined stores uploads without a scan. */
  virusScan: VirusScan | undefined;
  inviter: Invitations;
  automatedQuotes: AutomatedQuotes;
  places: Places;
  /** Runs transactions in the role that may look up accounts, signed file URLs and reply links of any agency. */
  runForLookup: Run;
  /** Whether service requests are forwarded to a support system. */
  forwardsRequests: boolean;
}
