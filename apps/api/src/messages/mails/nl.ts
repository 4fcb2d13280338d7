import type { en } from './en.ts';

export const nl: Readonly<Record<keyof typeof en, string>> = {
  'mail.hello': 'Beste {name},',
  'mail.copyLink': 'Werkt de knop niet? Kopieer dan dit adres naar uw browser:',
  'mail.sentBy': 'Deze e-mail is verzonden door {name}.',
  'mail.sentWith': '{name} werkt met {product}, dat deze e-mail heeft verzonden.',
  'mail.notYou': 'Hebt u hier niet om gevraagd? Dan kunt u deze e-mail negeren.',

  'mail.verifyEmail.subject': 'Bevestig uw e-mailadres',
  'mail.verifyEmail.text':
    'Bevestig dat {email} uw adres is: open de link en voer het wachtwoord in dat u bij de registratie hebt gekozen. Daarna kunt u inloggen bij {product}.',
  'mail.verifyEmail.action': 'E-mailadres bevestigen',
  'mail.verifyEmail.note': 'De link is {hours} uur geldig en kan één keer worden gebruikt.',

  'mail.resetPassword.subject': 'Stel uw wachtwoord opnieuw in',
  'mail.resetPassword.text': 'Er is een nieuw wachtwoord aangevraagd voor uw account bij {product}.',
  'mail.resetPassword.action': 'Nieuw wachtwoord kiezen',
  'mail.resetPassword.note':
    'De link is {minutes} minuten geldig en kan één keer worden gebruikt. Uw huidige wachtwoord werkt tot u een nieuw kiest.',

  'mail.passwordChanged.subject': 'Uw wachtwoord is gewijzigd',
  'mail.passwordChanged.text':
    'Het wachtwoord van uw account bij {product} is zojuist gewijzigd en alle andere sessies zijn beëindigd.',
  'mail.passwordChanged.action': 'Wachtwoord opnieuw instellen',
  'mail.passwordChanged.note': 'Was u dat niet? Stel uw wachtwoord dan meteen opnieuw in.',

  'mail.newDevice.subject': 'Nieuwe login bij uw account',
  'mail.newDevice.text':
    'Er is bij uw account van {product} ingelogd op een apparaat dat daar nog niet eerder voor is gebruikt.',
  'mail.newDevice.note':
    'Was u dat zelf? Dan hoeft u niets te doen. Beëindig anders meteen de sessie en wijzig uw wachtwoord.',
  'mail.newDevice.device': 'Apparaat',
  'mail.newDevice.place': 'Plaats',
  'mail.newDevice.address': 'Netwerkadres',
  'mail.newDevice.time': 'Tijdstip',
  'mail.newDevice.action': 'Sessies bekijken',

  'mail.secondFactorOn.subject': 'Inloggen met twee factoren ingeschakeld',
  'mail.secondFactorOn.text':
    'Voor uw account bij {product} is een authenticator-app ingesteld. Inloggen vraagt nu uw wachtwoord en een code.',
  'mail.secondFactorOff.subject': 'Inloggen met twee factoren uitgeschakeld',
  'mail.secondFactorOff.text':
    'De laatste app of passkey en de herstelcodes van uw account bij {product} zijn verwijderd. Inloggen vraagt alleen uw wachtwoord.',
  'mail.secondFactorReset.subject': 'Inloggen met twee factoren opnieuw ingesteld',
  'mail.secondFactorReset.text':
    '{by} heeft de authenticator-app, de passkeys en de herstelcodes van uw account bij {product} verwijderd en uw sessies beëindigd. Inloggen vraagt alleen uw wachtwoord.',
  'mail.secondFactorReset.note':
    'Hebt u hier niet om gevraagd? Stel uw wachtwoord dan meteen opnieuw in. In uw profiel kunt u inloggen met twee factoren opnieuw instellen.',
  'mail.secondFactorReset.operator': 'De beheerder van de server',
  'mail.authenticatorRemoved.subject': 'Een authenticator-app is verwijderd',
  'mail.authenticatorRemoved.text':
    'De authenticator-app van uw account bij {product} is verwijderd. Uw passkeys en herstelcodes werken nog.',
  'mail.passkeyAdded.subject': 'Een passkey is toegevoegd',
  'mail.passkeyAdded.text':
    'De passkey “{passkey}” is toegevoegd aan uw account bij {product}. Die bevestigt het inloggen na het wachtwoord.',
  'mail.passkeyRemoved.subject': 'Een passkey is verwijderd',
  'mail.passkeyRemoved.text':
    'De passkey “{passkey}” van uw account bij {product} is verwijderd. Die bevestigt het inloggen niet meer.',
  'mail.recoveryCodeUsed.subject': 'Er is een herstelcode gebruikt',
  'mail.recoveryCodeUsed.text':
    'Met een herstelcode is ingelogd op uw account bij {product}. Resterende herstelcodes: {count}.',
  'mail.factorRequired.subject': '{name} vereist inloggen met twee factoren',
  'mail.factorRequired.text':
    'Voor uw account bij {name} vraagt inloggen nu naast uw wachtwoord om een code of een passkey. Stel nu of bij de volgende keer inloggen een authenticator-app of passkey in.',
  'mail.factorRequired.action': 'Nu instellen',
  'mail.secondFactor.note':
    'Was u dat niet? Stel uw wachtwoord dan meteen opnieuw in en controleer Beveiliging in uw profiel.',
  'mail.secondFactor.action': 'Beveiliging openen',

  'mail.invitation.subject': '{name} nodigt u uit',
  'mail.invitation.adminText': 'U bent uitgenodigd om {product} te beheren. Kies een wachtwoord om te beginnen.',
  'mail.invitation.agentText': '{inviter} nodigt u uit om bij {name} te werken. Kies een wachtwoord om te beginnen.',
  'mail.invitation.customerText':
    'Bekijk uw polissen, offertes en schades bij {name} op één plek. Kies een wachtwoord om te beginnen.',
  'mail.invitation.action': 'Uitnodiging accepteren',
  'mail.invitation.note':
    'De uitnodiging is {days} dagen geldig. Verwacht u deze uitnodiging niet? Dan kunt u deze e-mail negeren.',

  'mail.licenseDeclared.subject': '{name} geeft aan bevoegd adviseur te zijn',
  'mail.licenseDeclared.text': '{name} ({email}) heeft uw uitnodiging geaccepteerd en een licentie opgegeven.',
  'mail.licenseDeclared.note':
    'Bevoegde adviseurs kunnen offertes en polissen maken. Controleer de licentie. Is er geen, wijzig dan het lid.',
  'mail.licenseDeclared.action': 'Lid openen',

  'mail.receipt.subject': 'Kwitantie {reference}',
  'mail.receipt.text': 'Dank u voor uw betaling. Het abonnement {package} van {agency} is nu actief.',
  'mail.receipt.action': 'Mijn abonnement openen',
  'mail.receipt.note': 'U vindt de kwitantie als PDF onder Geschiedenis, Betalingen.',
  'mail.refund.subject': 'Terugbetaling van {amount} voor {reference}',
  'mail.refund.text':
    '{amount} van de betaling voor het abonnement {package} van {agency} is terugbetaald. Het bedrag staat binnen 5 tot 10 dagen op de kaart. Het abonnement loopt door.',
  'mail.refund.action': 'Betaling openen',
  'mail.refund.note': 'Het abonnement en de vervaldatum zijn niet gewijzigd.',
  'mail.dispute.inquiryOpened.subject': 'Vraag van de bank over {reference} van {agency}',
  'mail.dispute.inquiryOpened.text':
    'De bank van de koper stelt een vraag over de betaling {reference} van {agency}. Er is geen geld afgeschreven. Zonder antwoord of volledige terugbetaling kan dit een betwisting worden.',
  'mail.dispute.opened.subject': '{agency} betwist {reference}: {amount}',
  'mail.dispute.opened.text':
    'De koper betwist de betaling {reference} van {agency} bij de bank. {amount} is afgeschreven. Zonder bewijs wordt de betwisting verloren.',
  'mail.dispute.inquiryClosed.subject': 'Vraag van de bank over {reference} afgesloten',
  'mail.dispute.inquiryClosed.text':
    'De bank heeft de vraag over de betaling {reference} van {agency} afgesloten. Er is geen geld afgeschreven.',
  'mail.dispute.won.subject': 'Betwisting gewonnen: {reference} van {agency}',
  'mail.dispute.won.text':
    'De bank heeft de betwisting van de betaling {reference} van {agency} in het voordeel van het platform beslist. {amount} wordt teruggegeven.',
  'mail.dispute.lost.subject': 'Betwisting verloren: {reference} van {agency}',
  'mail.dispute.lost.text':
    'De bank heeft de betwisting van de betaling {reference} van {agency} in het voordeel van de koper beslist. {amount} is verloren. Het abonnement van het kantoor is niet gewijzigd.',
  'mail.dispute.prevented.subject': 'Betwisting voorkomen: {reference} van {agency}',
  'mail.dispute.prevented.text':
    'De betwisting van de betaling {reference} van {agency} is geschikt voordat de bank haar opende. U hoeft niets meer te doen.',
  'mail.dispute.amount': 'Betwist bedrag',
  'mail.dispute.reason': 'Reden van de koper',
  'mail.dispute.answerUntil': 'Antwoorden vóór',
  'mail.dispute.action': 'Betaling openen',

  'mail.docApproved.subject': '{document} is goedgekeurd',
  'mail.docApproved.text':
    'Het document “{document}” dat {agency} heeft geüpload, is goedgekeurd. U hoeft niets meer te doen.',
  'mail.docApproved.action': 'Documenten openen',
  'mail.docRejected.subject': '{document} is afgewezen',
  'mail.docRejected.text':
    'Het document “{document}” dat {agency} heeft geüpload, is afgewezen. Upload een ander document.',
  'mail.docRejected.reason': 'Reden: {feedback}',
  'mail.docRejected.action': 'Ander document uploaden',
  'mail.quoteReady.subject': 'Uw offerte ({insurance}) van {agency} is klaar',
  'mail.quoteReady.text':
    '{agent} heeft een offerte ({insurance}) voor u gemaakt. Bekijk de offerte en accepteer die of wijs die af.',
  'mail.quoteReady.action': 'Offerte bekijken',
  'mail.quoteReady.draft':
    'Hallo {name},\n\nUw offerte voor {insurance} van {carrier} is klaar: {premium}, vanaf {date}.\n\nU kunt deze in het portaal accepteren of deze e-mail met uw vragen beantwoorden.\n\n{agent}, {agency}',
  'mail.quoteReady.join': 'Registreren en de offerte bekijken',
  'mail.quoteReady.copy': 'Dit is een kopie van de e-mail aan {name}. Alleen {name} kan de offerte beantwoorden.',
  'mail.quoteReminder.subject': 'Herinnering: uw offerte voor {insurance} van {agency}',
  'mail.quoteReminder.draft':
    'Hallo {name},\n\nUw offerte voor {insurance} van {carrier} wacht op uw antwoord: {premium}, vanaf {date}.\n\nU kunt deze in het portaal accepteren of afwijzen, of deze e-mail met uw vragen beantwoorden.\n\n{agent}, {agency}',
  'mail.quoteAccepted.subject': '{contact} heeft offerte {serial} geaccepteerd',
  'mail.quoteAccepted.text':
    '{contact} heeft de offerte voor {insurance} van {carrier} geaccepteerd. De volgende stap is de polis.',
  'mail.quoteRejected.subject': '{contact} heeft offerte {serial} afgewezen',
  'mail.quoteRejected.text':
    '{contact} heeft de offerte voor {insurance} van {carrier} afgewezen. U kunt deze herzien en een nieuwe sturen.',
  'mail.quoteRejected.reason': 'Reden: {reason}',
  'mail.quoteAnswered.action': 'Offerte openen',
  'mail.quoteRequested.subject': '{contact} vraagt een offerte aan',
  'mail.quoteRequested.text':
    '{contact} wil graag een offerte voor {insurance}. U vindt de aanvraag bij uw verkoopkansen.',
  'mail.quoteRequested.action': 'Aanvraag openen',

  'mail.contact.action': 'Beantwoorden',
  'mail.contact.note':
    'U kunt antwoorden zonder in te loggen. De link is {days} dagen geldig en kan één keer worden gebruikt.',
  'mail.answer.subject': '{contact} heeft geantwoord',
  'mail.answer.text': '{contact} heeft uw e-mail “{subject}” beantwoord.',
  'mail.answer.action': 'Antwoord bekijken',
};
