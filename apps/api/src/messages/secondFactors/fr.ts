import type { en } from './en.ts';

export const fr: Record<keyof typeof en, string> = {
  'auth.secondFactorRequired': 'Saisissez le code de votre application d’authentification.',
  'auth.challengeGone': 'Cette connexion a expiré. Connectez-vous à nouveau.',
  'auth.wrongCode': 'Code incorrect. Essayez le suivant.',
  'auth.wrongRecoveryCode': 'Ce code de récupération est incorrect ou a déjà été utilisé.',
  'auth.secondFactorMissing': 'Configurez d’abord la connexion à deux facteurs',
  'auth.secondFactorNeeded':
    'Votre agence ou la plateforme exige la connexion à deux facteurs. Remplacez l’application au lieu de la désactiver',
  'auth.notYourPassword': 'Le mot de passe n’est pas correct.',
  'auth.setupGone': 'La configuration a expiré. Recommencez-la.',
  'auth.noSecondFactor': 'La connexion à deux facteurs est déjà désactivée.',
  'auth.secondFactorOn': 'La connexion à deux facteurs est activée.',
  'auth.secondFactorOff': 'La connexion à deux facteurs est désactivée.',
  'auth.recoveryCodesRenewed': 'Vos nouveaux codes de récupération sont prêts. Les anciens ne fonctionnent plus.',
};
