import type { en } from './en.ts';

export const nl: Readonly<Record<keyof typeof en, string>> = {
  'plan.created': 'Het abonnement is afgesloten',
  'plan.updated': 'Het abonnement is gewijzigd',
  'plan.notFound': 'Dit abonnement bestaat niet',
  'plan.notYours': 'Alleen een kantoorbeheerder kan een abonnement voor het kantoor afsluiten',
  'plan.exists': 'Uw kantoor heeft al een abonnement. Wijzig dat abonnement.',
  'plan.priceChanged': 'De prijs is gewijzigd in {amount}. Controleer die voordat u betaalt.',
  'plan.replaced': 'Uw kantoor heeft nu een ander abonnement. Controleer dat voordat u betaalt.',
  'payment.declined': 'Uw kaart is geweigerd. Gebruik een andere kaart.',
  'payment.insufficientFunds': 'Het saldo van uw kaart is ontoereikend. Gebruik een andere kaart.',
  'payment.expiredCard': 'Uw kaart is verlopen. Gebruik een andere kaart.',
  'payment.incorrectCvc': 'De beveiligingscode van uw kaart is onjuist. Controleer die.',
  'payment.processingError':
    'Er is een fout opgetreden bij het verwerken van uw kaart. Probeer het zo dadelijk opnieuw.',
  'payment.authenticationRequired':
    'Uw bank wil deze betaling bevestigen, en dat kan hier niet. Gebruik een andere kaart.',
  'payment.tokenInvalid': 'De kaartgegevens gelden maar één keer. Voer uw kaart opnieuw in.',
  'payment.abandoned': 'De betaling is niet doorgegaan en er is niets afgeschreven. Probeer het opnieuw.',
  'payment.unavailable':
    'Betalen is op dit moment niet mogelijk en er is niets afgeschreven. Probeer het later opnieuw.',
  'payment.unknown':
    'De betaaldienst heeft nog niet geantwoord. U betaalt niet dubbel. Uw abonnement begint zodra de betaling is bevestigd.',
  'payment.inProgress': 'Een andere betaling van uw kantoor wordt verwerkt. Wacht even en bekijk uw abonnement.',
  'payment.belowMinimum':
    'Het te betalen bedrag, {amount}, is lager dan {minimum}, het minimum voor een kaart. Gebruik een andere kortingscode.',
  'payment.cardRequired': 'Voer uw kaart in',
  'payment.webhookRefused': 'Dit is geen bericht van de betaaldienst',
  'transaction.noReceipt': 'Deze kwitantie bestaat niet',
  'receipt.title': 'Kwitantie',
  'receipt.text': 'Dank u voor uw betaling.',
  'receipt.date': 'Betaald op',
  'receipt.package': 'Pakket',
  'receipt.period': 'Periode',
  'receipt.card': 'Kaart',
  'receipt.price': 'Prijs',
  'receipt.discount': 'Korting',
  'receipt.paid': 'Betaald',
};
