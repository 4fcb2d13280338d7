import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'mail.hello': 'Guten Tag {name},',
  'mail.copyLink': 'Wenn die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  'mail.sentBy': 'Diese E-Mail wurde von {name} gesendet.',
  'mail.sentWith': '{name} arbeitet mit {product}, das diese E-Mail gesendet hat.',
  'mail.notYou': 'Wenn Sie das nicht veranlasst haben, können Sie diese E-Mail ignorieren.',

  'mail.verifyEmail.subject': 'Bestätigen Sie Ihre E-Mail-Adresse',
  'mail.verifyEmail.text':
    'Bitte bestätigen Sie, dass {email} Ihre Adresse ist: Öffnen Sie den Link, und geben Sie das Passwort ein, das Sie bei der Registrierung gewählt haben. Danach können Sie sich bei {product} anmelden.',
  'mail.verifyEmail.action': 'E-Mail-Adresse bestätigen',
  'mail.verifyEmail.note': 'Der Link gilt {hours} Stunden und kann einmal verwendet werden.',

  'mail.resetPassword.subject': 'Setzen Sie Ihr Passwort zurück',
  'mail.resetPassword.text': 'Für Ihr Konto bei {product} wurde ein neues Passwort angefordert.',
  'mail.resetPassword.action': 'Neues Passwort wählen',
  'mail.resetPassword.note':
    'Der Link gilt {minutes} Minuten und kann einmal verwendet werden. Ihr jetziges Passwort gilt, bis Sie ein neues wählen.',

  'mail.passwordChanged.subject': 'Ihr Passwort wurde geändert',
  'mail.passwordChanged.text':
    'Das Passwort Ihres Kontos bei {product} wurde soeben geändert, und alle anderen Sitzungen wurden beendet.',
  'mail.passwordChanged.action': 'Passwort zurücksetzen',
  'mail.passwordChanged.note': 'Wenn Sie das nicht waren, setzen Sie Ihr Passwort bitte sofort zurück.',

  'mail.newDevice.subject': 'Neue Anmeldung bei Ihrem Konto',
  'mail.newDevice.text':
    'Bei Ihrem Konto von {product} hat sich ein Gerät angemeldet, das dort noch nicht angemeldet war.',
  'mail.newDevice.note':
    'Wenn Sie das waren, müssen Sie nichts tun. Beenden Sie andernfalls sofort die Sitzung und ändern Sie Ihr Passwort.',
  'mail.newDevice.device': 'Gerät',
  'mail.newDevice.place': 'Ort',
  'mail.newDevice.address': 'Netzwerkadresse',
  'mail.newDevice.time': 'Zeitpunkt',
  'mail.newDevice.action': 'Sitzungen prüfen',

  'mail.secondFactorOn.subject': 'Zwei-Faktor-Anmeldung eingeschaltet',
  'mail.secondFactorOn.text':
    'Für Ihr Konto bei {product} wurde eine Authenticator-App eingerichtet. Zum Anmelden brauchen Sie jetzt Ihr Passwort und einen Code.',
  'mail.secondFactorOff.subject': 'Zwei-Faktor-Anmeldung ausgeschaltet',
  'mail.secondFactorOff.text':
    'Die letzte App oder der letzte Passkey und die Wiederherstellungscodes Ihres Kontos bei {product} wurden entfernt. Zum Anmelden genügt Ihr Passwort.',
  'mail.secondFactorReset.subject': 'Zwei-Faktor-Anmeldung zurückgesetzt',
  'mail.secondFactorReset.text':
    '{by} hat die Authenticator-App, die Passkeys und die Wiederherstellungscodes Ihres Kontos bei {product} entfernt und Ihre Sitzungen beendet. Zum Anmelden genügt Ihr Passwort.',
  'mail.secondFactorReset.note':
    'Wenn Sie nicht darum gebeten haben, setzen Sie Ihr Passwort sofort zurück. In Ihrem Profil können Sie die Zwei-Faktor-Anmeldung erneut einrichten.',
  'mail.secondFactorReset.operator': 'Der Betreiber',
  'mail.authenticatorRemoved.subject': 'Eine Authenticator-App wurde entfernt',
  'mail.authenticatorRemoved.text':
    'Die Authenticator-App Ihres Kontos bei {product} wurde entfernt. Ihre Passkeys und Wiederherstellungscodes funktionieren weiterhin.',
  'mail.passkeyAdded.subject': 'Ein Passkey wurde hinzugefügt',
  'mail.passkeyAdded.text':
    'Der Passkey „{passkey}“ wurde zu Ihrem Konto bei {product} hinzugefügt. Er bestätigt eine Anmeldung nach dem Passwort.',
  'mail.passkeyRemoved.subject': 'Ein Passkey wurde entfernt',
  'mail.passkeyRemoved.text':
    'Der Passkey „{passkey}“ Ihres Kontos bei {product} wurde entfernt. Er bestätigt keine Anmeldung mehr.',
  'mail.recoveryCodeUsed.subject': 'Ein Wiederherstellungscode wurde verwendet',
  'mail.recoveryCodeUsed.text':
    'Mit einem Wiederherstellungscode wurde eine Anmeldung bei Ihrem Konto bei {product} abgeschlossen. Verbleibende Wiederherstellungscodes: {count}.',
  'mail.factorRequired.subject': '{name} verlangt die Zwei-Faktor-Anmeldung',
  'mail.factorRequired.text':
    'Für Ihr Konto bei {name} brauchen Sie zum Anmelden neben dem Passwort einen Code oder einen Passkey. Richten Sie jetzt oder bei der nächsten Anmeldung eine Authenticator-App oder einen Passkey ein.',
  'mail.factorRequired.action': 'Jetzt einrichten',
  'mail.secondFactor.note':
    'Wenn Sie das nicht waren, setzen Sie Ihr Passwort sofort zurück und prüfen Sie den Bereich Sicherheit in Ihrem Profil.',
  'mail.secondFactor.action': 'Sicherheit öffnen',

  'mail.invitation.subject': '{name} lädt Sie ein',
  'mail.invitation.adminText':
    'Sie sind eingeladen, {product} als Administrator zu verwalten. Legen Sie zuerst ein Passwort fest.',
  'mail.invitation.agentText': '{inviter} lädt Sie ein, bei {name} mitzuarbeiten. Legen Sie zuerst ein Passwort fest.',
  'mail.invitation.customerText':
    'Sehen Sie Ihre Policen, Angebote und Schadenfälle bei {name} an einem Ort. Legen Sie zuerst ein Passwort fest.',
  'mail.invitation.action': 'Einladung annehmen',
  'mail.invitation.note':
    'Die Einladung gilt {days} Tage. Wenn Sie sie nicht erwarten, können Sie diese E-Mail ignorieren.',

  'mail.licenseDeclared.subject': '{name} gibt an, zugelassener Vermittler zu sein',
  'mail.licenseDeclared.text': '{name} ({email}) hat Ihre Einladung angenommen und eine Zulassung angegeben.',
  'mail.licenseDeclared.note':
    'Zugelassene Vermittler können Angebote und Policen erstellen. Prüfen Sie die Zulassung. Gibt es keine, ändern Sie das Mitglied.',
  'mail.licenseDeclared.action': 'Mitglied öffnen',

  'mail.receipt.subject': 'Beleg {reference}',
  'mail.receipt.text': 'Vielen Dank für Ihre Zahlung. Der Tarif {package} von {agency} ist jetzt aktiv.',
  'mail.receipt.action': 'Mein Tarif öffnen',
  'mail.receipt.note': 'Den Beleg als PDF finden Sie unter Verlauf, Zahlungen.',
  'mail.refund.subject': 'Erstattung von {amount} zu {reference}',
  'mail.refund.text':
    '{amount} der Zahlung für den Tarif {package} von {agency} wurden erstattet. Der Betrag ist in 5 bis 10 Tagen auf der Karte. Der Tarif läuft weiter.',
  'mail.refund.action': 'Zahlung öffnen',
  'mail.refund.note': 'Der Tarif und sein Ende haben sich nicht geändert.',
  'mail.dispute.inquiryOpened.subject': 'Anfrage der Bank zu {reference} von {agency}',
  'mail.dispute.inquiryOpened.text':
    'Die Bank des Käufers stellt eine Anfrage zur Zahlung {reference} von {agency}. Es wurde kein Geld bewegt. Ohne Antwort oder volle Erstattung kann daraus eine Anfechtung werden.',
  'mail.dispute.opened.subject': '{agency} ficht {reference} an: {amount}',
  'mail.dispute.opened.text':
    'Der Käufer ficht die Zahlung {reference} von {agency} bei der Bank an. {amount} wurden abgezogen. Ohne Belege geht die Anfechtung verloren.',
  'mail.dispute.inquiryClosed.subject': 'Anfrage der Bank zu {reference} beendet',
  'mail.dispute.inquiryClosed.text':
    'Die Bank hat ihre Anfrage zur Zahlung {reference} von {agency} beendet. Es wurde kein Geld bewegt.',
  'mail.dispute.won.subject': 'Anfechtung gewonnen: {reference} von {agency}',
  'mail.dispute.won.text':
    'Die Bank hat die Anfechtung der Zahlung {reference} von {agency} zugunsten der Plattform entschieden. {amount} werden zurückgegeben.',
  'mail.dispute.lost.subject': 'Anfechtung verloren: {reference} von {agency}',
  'mail.dispute.lost.text':
    'Die Bank hat die Anfechtung der Zahlung {reference} von {agency} zugunsten des Käufers entschieden. {amount} sind verloren. Der Tarif der Agentur hat sich nicht geändert.',
  'mail.dispute.prevented.subject': 'Anfechtung verhindert: {reference} von {agency}',
  'mail.dispute.prevented.text':
    'Die Anfechtung der Zahlung {reference} von {agency} wurde beigelegt, bevor die Bank sie eröffnet hat. Es ist nichts mehr zu tun.',
  'mail.dispute.amount': 'Angefochtener Betrag',
  'mail.dispute.reason': 'Grund des Käufers',
  'mail.dispute.answerUntil': 'Antworten bis',
  'mail.dispute.action': 'Zahlung öffnen',

  'mail.docApproved.subject': '{document} wurde genehmigt',
  'mail.docApproved.text':
    'Das Dokument „{document}“, das {agency} hochgeladen hat, ist genehmigt. Es ist nichts weiter zu tun.',
  'mail.docApproved.action': 'Dokumente öffnen',
  'mail.docRejected.subject': '{document} wurde abgelehnt',
  'mail.docRejected.text':
    'Das Dokument „{document}“, das {agency} hochgeladen hat, ist abgelehnt. Bitte laden Sie ein anderes hoch.',
  'mail.docRejected.reason': 'Grund: {feedback}',
  'mail.docRejected.action': 'Anderes Dokument hochladen',
  'mail.quoteReady.subject': 'Ihr Angebot ({insurance}) von {agency} liegt vor',
  'mail.quoteReady.text':
    '{agent} hat für Sie ein Angebot ({insurance}) erstellt. Bitte sehen Sie es an und nehmen Sie es an oder lehnen Sie es ab.',
  'mail.quoteReady.action': 'Angebot ansehen',
  'mail.quoteReady.draft':
    'Guten Tag {name},\n\nIhr Angebot für {insurance} von {carrier} ist fertig: {premium}, ab {date}.\n\nSie können es im Portal annehmen oder mit Ihren Fragen auf diese E-Mail antworten.\n\n{agent}, {agency}',
  'mail.quoteReady.join': 'Registrieren und Angebot ansehen',
  'mail.quoteReady.copy': 'Dies ist eine Kopie der E-Mail an {name}. Nur {name} kann das Angebot beantworten.',
  'mail.quoteReminder.subject': 'Erinnerung: Ihr Angebot für {insurance} von {agency}',
  'mail.quoteReminder.draft':
    'Guten Tag {name},\n\nIhr Angebot für {insurance} von {carrier} wartet auf Ihre Antwort: {premium}, ab {date}.\n\nSie können es im Portal annehmen oder ablehnen oder mit Ihren Fragen auf diese E-Mail antworten.\n\n{agent}, {agency}',
  'mail.quoteAccepted.subject': '{contact} hat das Angebot {serial} angenommen',
  'mail.quoteAccepted.text':
    '{contact} hat das Angebot für {insurance} von {carrier} angenommen. Der nächste Schritt ist die Police.',
  'mail.quoteRejected.subject': '{contact} hat das Angebot {serial} abgelehnt',
  'mail.quoteRejected.text':
    '{contact} hat das Angebot für {insurance} von {carrier} abgelehnt. Sie können es überarbeiten und ein neues senden.',
  'mail.quoteRejected.reason': 'Grund: {reason}',
  'mail.quoteAnswered.action': 'Angebot öffnen',
  'mail.quoteRequested.subject': '{contact} fragt ein Angebot an',
  'mail.quoteRequested.text':
    '{contact} möchte ein Angebot für {insurance}. Sie finden die Anfrage unter Ihren Verkaufschancen.',
  'mail.quoteRequested.action': 'Anfrage öffnen',

  'mail.contact.action': 'Antworten',
  'mail.contact.note':
    'Sie können antworten, ohne sich anzumelden. Der Link ist {days} Tage gültig und kann einmal verwendet werden.',
  'mail.answer.subject': '{contact} hat geantwortet',
  'mail.answer.text': '{contact} hat auf Ihre E-Mail „{subject}“ geantwortet.',
  'mail.answer.action': 'Antwort ansehen',
};
