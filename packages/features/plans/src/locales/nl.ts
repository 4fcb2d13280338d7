import type { PlanMessages } from './en';

const words: PlanMessages = {
  'package.list': 'Alle abonnementspakketten',
  'package.empty': 'Niet gevonden',
  'package.emptyText': 'Maak een pakket waarop agentschappen zich kunnen abonneren.',
  'package.create': 'Pakket maken',
  'package.update': 'Pakket wijzigen',
  'package.deleteNote': 'Gekochte abonnementen houden hun naam en prijs.',
  packageName: 'Pakketnaam',
  price: 'Prijs',
  priceHint: 'Gekochte abonnementen houden hun prijs.',
  packageDetails: 'Pakketdetails',
  detailsHint: 'Eén regel voor elk onderdeel van het pakket.',
  duration: 'Looptijd',
  durationPlaceholder: 'Kies een looptijd',
  created: 'Gemaakt',
  'duration.ONE_MONTH': '1 maand',
  'duration.THREE_MONTH': '3 maanden',
  'duration.SIX_MONTH': '6 maanden',
  'duration.TWELVE_MONTH': '12 maanden',
};
export default words;
