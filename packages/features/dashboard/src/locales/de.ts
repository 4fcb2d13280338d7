import type { DashboardMessages } from './en';

const words: DashboardMessages = {
  morning: 'Guten Morgen, {{name}}',
  afternoon: 'Guten Tag, {{name}}',
  evening: 'Guten Abend, {{name}}',
  'noPlan.title': 'Ihre Agentur hat kein Abonnement',
  'noPlan.admin': 'Kontakte, Angebote und Policen öffnen sich, sobald Ihre Agentur eines hat.',
  'noPlan.agent': 'Der Administrator Ihrer Agentur verwaltet das Abonnement. Ihre Arbeit bleibt erhalten.',
  'empty.title': 'Ihnen steht noch nichts offen',
  'empty.text': 'Was Ihre Rolle erlaubt, erscheint hier und im Menü.',
};
export default words;
