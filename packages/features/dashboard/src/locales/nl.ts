import type { DashboardMessages } from './en';

const words: DashboardMessages = {
  morning: 'Goedemorgen, {{name}}',
  afternoon: 'Goedemiddag, {{name}}',
  evening: 'Goedenavond, {{name}}',
  'noPlan.title': 'Uw kantoor heeft geen abonnement',
  'noPlan.admin': 'Contacten, offertes en polissen gaan open zodra uw kantoor er een heeft.',
  'noPlan.agent': 'De beheerder van uw kantoor regelt het abonnement. Uw werk blijft bewaard.',
  'empty.title': 'Er staat nog niets voor u open',
  'empty.text': 'Wat uw rol toestaat, verschijnt hier en in het menu.',
};
export default words;
