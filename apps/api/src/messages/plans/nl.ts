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
  'payment.actionRequired': 'Uw bank vraagt u deze betaling te bevestigen.',
  'payment.authenticationRequired':
    'Uw bank heeft deze betaling niet bevestigd en er is niets afgeschreven. Probeer het opnieuw of gebruik een andere kaart.',
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
  'payment.declined.admin': 'De kaart is geweigerd.',
  'payment.insufficientFunds.admin': 'De kaart heeft onvoldoende saldo.',
  'payment.expiredCard.admin': 'De kaart is verlopen.',
  'payment.incorrectCvc.admin': 'De beveiligingscode van de kaart is onjuist.',
  'payment.processingError.admin': 'Er is een fout opgetreden bij het verwerken van de kaart.',
  'payment.authenticationRequired.admin': 'De betaling is niet bij de bank bevestigd.',
  'payment.tokenInvalid.admin': 'De kaartgegevens zijn twee keer gebruikt.',
  'payment.abandoned.admin': 'De betaling is niet gelukt en er is niets afgeschreven.',
  'payment.unavailable.admin': 'Betalen was op dat moment niet mogelijk en er is niets afgeschreven.',
  'refund.created': 'Terugbetaling gelukt',
  'refund.nothingLeft': 'Van deze betaling kan niets worden terugbetaald',
  'refund.inProgress': 'Een andere terugbetaling van deze betaling wordt verwerkt. Wacht even.',
  'refund.tooMuch': 'Er kan hoogstens {amount} worden terugbetaald',
  'refund.disputeOpen':
    'De bank van de koper beoordeelt een betwisting van deze betaling. Terugbetalen kan pas na de beslissing.',
  'refund.disputeLost':
    'De bank van de koper heeft deze betaling na een betwisting teruggehaald. Er kan niets worden terugbetaald.',
  'refund.disputed': 'Deze betaling wordt bij de bank betwist en kan daarom niet worden terugbetaald.',
  'refund.insufficientBalance': 'Het saldo bij de betaaldienst is te laag voor deze terugbetaling.',
  'refund.refused': 'De betaaldienst heeft de terugbetaling geweigerd. Er is niets terugbetaald.',
  'refund.abandoned': 'De terugbetaling heeft de betaaldienst niet bereikt. Er is niets terugbetaald.',
  'refund.unavailable':
    'Terugbetalen is op dit moment niet mogelijk en er is niets terugbetaald. Probeer het later opnieuw.',
  'refund.unknown':
    'De betaaldienst heeft nog niet geantwoord. Er wordt niet twee keer terugbetaald. De status verschijnt hier zodra die bekend is.',
  'transaction.notFound': 'Deze betaling bestaat niet',
  'receipt.refunded': 'Terugbetaald',
};
