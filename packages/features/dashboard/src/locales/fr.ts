import type { DashboardMessages } from './en';

const words: DashboardMessages = {
  morning: 'Bonjour, {{name}}',
  afternoon: 'Bon après-midi, {{name}}',
  evening: 'Bonsoir, {{name}}',
  'noPlan.title': 'Votre agence n’a pas de formule d’abonnement',
  'noPlan.admin': 'Contacts, devis et polices s’ouvrent dès que votre agence en a une.',
  'noPlan.agent': 'L’administrateur de votre agence gère la formule. Votre travail est conservé.',
  'empty.title': 'Rien ne vous est encore ouvert',
  'empty.text': 'Ce que votre rôle permet apparaît ici et dans le menu.',
};
export default words;
