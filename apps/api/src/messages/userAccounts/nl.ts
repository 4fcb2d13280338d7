import type { en } from './en.ts';

export const nl: Record<keyof typeof en, string> = {
  'userAccount.notFound': 'Dit account bestaat niet meer',
  'userAccount.own': 'Dit is uw eigen account. Gebruik Beveiliging in uw profiel.',
  'userAccount.forbidden': 'U kunt dit account niet beheren.',
  'userAccount.beyondOwn': 'Deze beheerder heeft rechten die u niet hebt.',
  'userAccount.noSecondFactor': 'Deze persoon gebruikt geen inloggen met twee factoren.',
  'userAccount.sessionsEnded': 'Alle sessies van deze persoon zijn beëindigd.',
  'userAccount.secondFactorReset': 'Inloggen met twee factoren is opnieuw ingesteld. De persoon ontvangt een e-mail.',
  'userAccount.disabled': 'Het account is uitgeschakeld.',
  'userAccount.enabled': 'Het account is ingeschakeld.',
};
