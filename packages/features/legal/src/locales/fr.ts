import type { LegalMessages } from './en';

const messages: LegalMessages = {
  notice: 'Mentions légales',
  terms: 'Conditions d’utilisation',
  privacy: 'Politique de confidentialité',
  'text.notice':
    'Ce portail est exploité par {{holder}}. Les noms et logos des agences et des assureurs appartiennent à leurs titulaires. Devis, contrats et attestations sont émis par l’assureur qui y figure. Leur contenu l’emporte sur les informations de ce portail.',
  'text.terms':
    'Vous utilisez ce portail selon l’accord conclu entre votre agence et {{holder}}. Gardez votre mot de passe pour vous, utilisez le portail pour les affaires de votre agence ou pour vos propres contrats, et prévenez-nous aussitôt si vous pensez qu’un tiers a utilisé votre compte. Les forfaits sont payés d’avance pour la durée choisie.',
  'text.privacy':
    '{{holder}} conserve les données que vous et votre agence saisissez afin de fournir ce portail. Seules les personnes qui en ont besoin peuvent les voir : votre agence, ses agents et, pour leurs propres contrats, ses clients. Les données de carte vont au prestataire de paiement et ne sont jamais conservées ici. Votre thème et votre langue ne sont enregistrés que dans ce navigateur.',
  contact: 'Des questions ? Adressez-vous à votre agence ou à {{holder}}.',
};
export default messages;
