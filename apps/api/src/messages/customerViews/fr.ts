import type { en } from './en.ts';

export const fr: Record<keyof typeof en, string> = {
  'customerView.started': 'Vous voyez maintenant le portail comme ce client.',
  'customerView.ended': 'La vue client est fermée.',
  'customerView.notFound': 'Cette vue client est déjà fermée.',
  'customerView.noAccount': 'Ce contact n’a pas de compte. Invitez-le d’abord.',
  'customerView.disabled': 'Le compte de ce client est désactivé.',
  'customerView.readOnly': 'Vous voyez le portail comme un client. Seul le client peut faire cela.',
};
