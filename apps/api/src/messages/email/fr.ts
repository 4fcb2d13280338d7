import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'email.sent': 'L’e-mail a été envoyé',
  'email.replied': 'Envoyé avec succès',
  'email.notFound': 'Cet e-mail n’existe plus',
  'email.tokenInvalid': 'Lien non valable',
  'email.bodyRequired': 'Le texte de l’e-mail est obligatoire',
  'email.senderOther': 'Vous ne pouvez écrire qu’en votre propre nom',
  'email.contactUnknown': 'Ce contact n’existe plus',
  'email.opportunityUnknown': 'Cette opportunité n’existe plus',
  'email.quoteUnknown': 'Ce devis n’existe plus',
  'email.policyUnknown': 'Cette police n’existe plus',
  'email.tooManyFiles': 'Un e-mail peut avoir au plus {limit} fichiers',
};
