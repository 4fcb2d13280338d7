import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'userAccount.notFound': 'Dieses Konto gibt es nicht mehr',
  'userAccount.own': 'Das ist Ihr eigenes Konto. Verwenden Sie Sicherheit in Ihrem Profil.',
  'userAccount.forbidden': 'Sie können dieses Konto nicht verwalten.',
  'userAccount.beyondOwn': 'Dieser Administrator hat Rechte, die Sie nicht haben.',
  'userAccount.noSecondFactor': 'Diese Person verwendet keine Zwei-Faktor-Anmeldung.',
  'userAccount.sessionsEnded': 'Alle Sitzungen dieser Person wurden beendet.',
  'userAccount.secondFactorReset': 'Die Zwei-Faktor-Anmeldung wurde zurückgesetzt. Die Person erhält eine E-Mail.',
  'userAccount.disabled': 'Das Konto wurde gesperrt.',
  'userAccount.enabled': 'Das Konto wurde entsperrt.',
};
