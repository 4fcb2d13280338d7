import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'contact.created': 'Contact créé avec succès',
  'contact.updated': 'Contact modifié avec succès',
  'contact.notFound': 'Ce contact n’existe plus',
  'contact.emailTaken': 'Il existe déjà un contact avec cette adresse e-mail',
  'contact.companyRequired': 'Le nom de l’entreprise est obligatoire !',
  'contact.personal': 'Seuls les contacts de type Entreprise ont ce champ',
  'contact.number': 'Veuillez saisir un nombre valide',
  'contact.notOwner': 'Seul l’agent du contact ou un administrateur de l’agence peut l’attribuer à un autre agent',
  'contact.agentUnknown': 'Veuillez sélectionner un agent de votre agence',
  'contact.erased': 'Les données personnelles de ce contact ont été effacées',
  'contact.erasureDone': 'Les données personnelles ont été effacées',
  'contact.erasureEmail': 'Saisissez l’adresse e-mail de ce contact',
};
