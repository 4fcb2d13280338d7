import type { en } from './en.ts';

export const fr: Record<keyof typeof en, string> = {
  'userAccount.notFound': 'Ce compte n’existe plus',
  'userAccount.own': 'Il s’agit de votre propre compte. Utilisez la rubrique Sécurité de votre profil.',
  'userAccount.forbidden': 'Vous ne pouvez pas gérer ce compte.',
  'userAccount.beyondOwn': 'Cet administrateur a des privilèges que vous n’avez pas.',
  'userAccount.noSecondFactor': 'Cette personne n’utilise pas la connexion à deux facteurs.',
  'userAccount.sessionsEnded': 'Toutes les sessions de cette personne ont été fermées.',
  'userAccount.secondFactorReset': 'La connexion à deux facteurs a été réinitialisée. La personne reçoit un e-mail.',
  'userAccount.disabled': 'Le compte a été désactivé.',
  'userAccount.enabled': 'Le compte a été activé.',
};
