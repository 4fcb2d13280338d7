import type { Language } from '@fairlead/rules';
import { access } from '../../access.ts';
import type { AuditedOperation } from '../../db/audit.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** Operations that share the text of `read`. */
type Read =
  | `${'get' | 'list' | 'count' | 'sum'}${string}`
  | 'search'
  | 'validateReferral'
  | 'findInvitedAgent'
  | 'checkCoupon'
  | 'streamNotifications';

/** An operation that changes something, exports or downloads, or a job, and has no text, does not compile. */
const operationTexts: Readonly<
  Record<Language, Readonly<Record<Exclude<AuditedOperation, Read> | keyof typeof en, string>>>
> = { en, de, fr, nl };

/** Plain words for an operation or a job of the audit log. Operations that no longer exist have none, and keep their id. */
export function operationText(language: Language, operation: string): string {
  const texts: Readonly<Record<string, string>> = operationTexts[language];
  return texts[operation] ?? (Object.hasOwn(access, operation) ? operationTexts[language].read : operation);
}
