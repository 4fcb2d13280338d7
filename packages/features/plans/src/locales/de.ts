import type { PlanMessages } from './en';

const words: PlanMessages = {
  'package.list': 'Alle Abonnementpakete',
  'package.empty': 'Nichts gefunden',
  'package.emptyText': 'Legen Sie ein Paket an, das Agenturen abonnieren können.',
  'package.create': 'Paket anlegen',
  'package.update': 'Paket ändern',
  'package.deleteNote': 'Gekaufte Abonnements behalten Namen und Preis.',
  packageName: 'Paketname',
  price: 'Preis',
  priceHint: 'Gekaufte Abonnements behalten ihren Preis.',
  packageDetails: 'Paketdetails',
  detailsHint: 'Eine Zeile für alles, was das Paket enthält.',
  duration: 'Laufzeit',
  durationPlaceholder: 'Laufzeit wählen',
  created: 'Angelegt',
  'duration.ONE_MONTH': '1 Monat',
  'duration.THREE_MONTH': '3 Monate',
  'duration.SIX_MONTH': '6 Monate',
  'duration.TWELVE_MONTH': '12 Monate',
};
export default words;
