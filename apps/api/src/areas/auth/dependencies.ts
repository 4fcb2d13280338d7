import type { LinkTo } from '../../ports/fileLinks.ts';
import type { SealedSecrets } from './sealedSecrets.ts';
import type { AccountDependencies } from './signUp.ts';
import type { Tokens } from './tokens.ts';

export interface AuthDependencies extends AccountDependencies {
  tokens: Tokens;
  linkTo: LinkTo;
  secrets: SealedSecrets;
  /** Whether platform admins must have a second factor. */
  adminsNeedFactor: boolean;
}
