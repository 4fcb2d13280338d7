import type { en } from './en.ts';

export const fr: Record<keyof typeof en, string> = {
  'auth.secondFactorRequired': 'Confirmez la connexion avec votre application d’authentification ou une clé d’accès.',
  'auth.challengeGone': 'Cette connexion a expiré. Connectez-vous à nouveau.',
  'auth.wrongCode': 'Code incorrect. Essayez le suivant.',
  'auth.wrongRecoveryCode': 'Ce code de récupération est incorrect ou a déjà été utilisé.',
  'auth.secondFactorMissing': 'Configurez d’abord la connexion à deux facteurs',
  'auth.secondFactorNeeded':
    'Votre agence ou la plateforme exige la connexion à deux facteurs. Configurez une autre application ou clé d’accès avant de supprimer la dernière',
  'auth.notYourPassword': 'Le mot de passe n’est pas correct.',
  'auth.setupGone': 'La configuration a expiré. Recommencez-la.',
  'auth.noSecondFactor': 'La connexion à deux facteurs est déjà désactivée.',
  'auth.secondFactorOn': 'La connexion à deux facteurs est activée.',
  'auth.secondFactorOff': 'La connexion à deux facteurs est désactivée.',
  'auth.recoveryCodesRenewed': 'Vos nouveaux codes de récupération sont prêts. Les anciens ne fonctionnent plus.',
  'auth.authenticatorRemoved': 'L’application d’authentification a été supprimée.',
  'auth.wrongPasskey': 'La clé d’accès n’a pas pu être vérifiée. Réessayez.',
  'auth.noPasskey': 'Ce compte n’a aucune clé d’accès utilisable ici.',
  'auth.passkeysNeedDomain': 'Les clés d’accès exigent une adresse du portail avec un nom de domaine.',
  'auth.tooManyPasskeys': 'Vous avez le nombre maximal de clés d’accès. Supprimez-en une d’abord.',
  'auth.passkeyAdded': 'La clé d’accès a été ajoutée.',
  'auth.passkeyRenamed': 'La clé d’accès a été renommée.',
  'auth.passkeyRemoved': 'La clé d’accès a été supprimée.',
  'passkey.notFound': 'Cette clé d’accès a déjà été supprimée.',
};
