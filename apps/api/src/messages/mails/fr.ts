import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'mail.hello': 'Bonjour {name},',
  'mail.copyLink': 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  'mail.sentBy': 'Cet e-mail a été envoyé par {name}.',
  'mail.sentWith': '{name} utilise {product}, qui a envoyé cet e-mail.',
  'mail.notYou': 'Si vous n’avez rien demandé, vous pouvez ignorer cet e-mail.',

  'mail.verifyEmail.subject': 'Vérifiez votre adresse e-mail',
  'mail.verifyEmail.text':
    'Veuillez confirmer que {email} est bien votre adresse : ouvrez le lien et saisissez le mot de passe choisi lors de l’inscription. Vous pourrez ensuite vous connecter à {product}.',
  'mail.verifyEmail.action': 'Vérifier l’adresse e-mail',
  'mail.verifyEmail.note': 'Le lien est valable {hours} heures et ne peut servir qu’une fois.',

  'mail.resetPassword.subject': 'Réinitialisez votre mot de passe',
  'mail.resetPassword.text': 'Un nouveau mot de passe a été demandé pour votre compte {product}.',
  'mail.resetPassword.action': 'Choisir un nouveau mot de passe',
  'mail.resetPassword.note':
    'Le lien est valable {minutes} minutes et ne peut servir qu’une fois. Votre mot de passe actuel reste valable jusqu’à ce que vous en choisissiez un nouveau.',

  'mail.passwordChanged.subject': 'Votre mot de passe a été modifié',
  'mail.passwordChanged.text':
    'Le mot de passe de votre compte {product} vient d’être modifié, et toutes les autres sessions ont été fermées.',
  'mail.passwordChanged.action': 'Réinitialiser le mot de passe',
  'mail.passwordChanged.note': 'Si ce n’était pas vous, réinitialisez votre mot de passe sans attendre.',

  'mail.newDevice.subject': 'Nouvelle connexion à votre compte',
  'mail.newDevice.text':
    'Un appareil qui ne s’y était jamais connecté a ouvert une session sur votre compte {product}.',
  'mail.newDevice.note':
    'Si c’était vous, vous n’avez rien à faire. Sinon, fermez la session et changez de mot de passe sans attendre.',
  'mail.newDevice.device': 'Appareil',
  'mail.newDevice.place': 'Lieu',
  'mail.newDevice.address': 'Adresse réseau',
  'mail.newDevice.time': 'Heure',
  'mail.newDevice.action': 'Vérifier vos sessions',

  'mail.secondFactorOn.subject': 'Connexion à deux facteurs activée',
  'mail.secondFactorOn.text':
    'Une application d’authentification a été configurée pour votre compte {product}. La connexion demande désormais votre mot de passe et un code.',
  'mail.secondFactorOff.subject': 'Connexion à deux facteurs désactivée',
  'mail.secondFactorOff.text':
    'La dernière application ou clé d’accès et les codes de récupération de votre compte {product} ont été supprimés. Votre mot de passe suffit pour vous connecter.',
  'mail.secondFactorReset.subject': 'Connexion à deux facteurs réinitialisée',
  'mail.secondFactorReset.text':
    '{by} a supprimé l’application d’authentification, les clés d’accès et les codes de récupération de votre compte {product} et a fermé vos sessions. Votre mot de passe suffit pour vous connecter.',
  'mail.secondFactorReset.note':
    'Si vous ne l’avez pas demandé, réinitialisez votre mot de passe sans attendre. Vous pouvez configurer de nouveau la connexion à deux facteurs dans votre profil.',
  'mail.secondFactorReset.operator': 'L’exploitant',
  'mail.authenticatorRemoved.subject': 'Une application d’authentification a été supprimée',
  'mail.authenticatorRemoved.text':
    'L’application d’authentification de votre compte {product} a été supprimée. Vos clés d’accès et vos codes de récupération fonctionnent toujours.',
  'mail.passkeyAdded.subject': 'Une clé d’accès a été ajoutée',
  'mail.passkeyAdded.text':
    'La clé d’accès « {passkey} » a été ajoutée à votre compte {product}. Elle confirme une connexion après le mot de passe.',
  'mail.passkeyRemoved.subject': 'Une clé d’accès a été supprimée',
  'mail.passkeyRemoved.text':
    'La clé d’accès « {passkey} » de votre compte {product} a été supprimée. Elle ne confirme plus de connexion.',
  'mail.recoveryCodeUsed.subject': 'Un code de récupération a été utilisé',
  'mail.recoveryCodeUsed.text':
    'Un code de récupération a servi à se connecter à votre compte {product}. Codes de récupération restants : {count}.',
  'mail.factorRequired.subject': '{name} exige la connexion à deux facteurs',
  'mail.factorRequired.text':
    'Pour votre compte chez {name}, la connexion demande désormais un code ou une clé d’accès en plus de votre mot de passe. Configurez une application d’authentification ou une clé d’accès maintenant ou à votre prochaine connexion.',
  'mail.factorRequired.action': 'Configurer maintenant',
  'mail.secondFactor.note':
    'Si ce n’était pas vous, réinitialisez votre mot de passe sans attendre et vérifiez la rubrique Sécurité de votre profil.',
  'mail.secondFactor.action': 'Ouvrir Sécurité',

  'mail.invitation.subject': '{name} vous invite',
  'mail.invitation.adminText': 'Vous êtes invité à administrer {product}. Choisissez un mot de passe pour commencer.',
  'mail.invitation.agentText':
    '{inviter} vous invite à travailler avec {name}. Choisissez un mot de passe pour commencer.',
  'mail.invitation.customerText':
    'Retrouvez en un seul endroit vos contrats, devis et sinistres chez {name}. Choisissez un mot de passe pour commencer.',
  'mail.invitation.action': 'Accepter l’invitation',
  'mail.invitation.note':
    'L’invitation est valable {days} jours. Si vous ne l’attendiez pas, vous pouvez ignorer cet e-mail.',

  'mail.licenseDeclared.subject': '{name} déclare être un agent agréé',
  'mail.licenseDeclared.text': '{name} ({email}) a accepté votre invitation et a déclaré un agrément.',
  'mail.licenseDeclared.note':
    'Les agents agréés peuvent créer des devis et des contrats. Vérifiez l’agrément. S’il n’existe pas, modifiez le membre.',
  'mail.licenseDeclared.action': 'Ouvrir le membre',

  'mail.receipt.subject': 'Reçu {reference}',
  'mail.receipt.text': 'Merci pour votre paiement. Le forfait {package} de {agency} est maintenant actif.',
  'mail.receipt.action': 'Ouvrir Mon forfait',
  'mail.receipt.note': 'Vous trouverez le reçu en PDF sous Historique, Paiements.',
  'mail.refund.subject': 'Remboursement de {amount} pour {reference}',
  'mail.refund.text':
    '{amount} du paiement du forfait {package} de {agency} ont été remboursés. Le montant arrive sur la carte sous 5 à 10 jours. Le forfait continue.',
  'mail.refund.action': 'Ouvrir le paiement',
  'mail.refund.note': 'Le forfait et sa date d’expiration n’ont pas changé.',
  'mail.dispute.inquiryOpened.subject': 'Demande de la banque sur {reference} de {agency}',
  'mail.dispute.inquiryOpened.text':
    'La banque de l’acheteur demande des informations sur le paiement {reference} de {agency}. Aucun montant n’a été prélevé. Sans réponse ni remboursement total, la demande peut devenir une contestation.',
  'mail.dispute.opened.subject': '{agency} conteste {reference} : {amount}',
  'mail.dispute.opened.text':
    'L’acheteur conteste le paiement {reference} de {agency} auprès de sa banque. {amount} ont été prélevés. Sans justificatifs, la contestation est perdue.',
  'mail.dispute.inquiryClosed.subject': 'Demande de la banque sur {reference} close',
  'mail.dispute.inquiryClosed.text':
    'La banque a clos sa demande sur le paiement {reference} de {agency}. Aucun montant n’a été prélevé.',
  'mail.dispute.won.subject': 'Contestation gagnée : {reference} de {agency}',
  'mail.dispute.won.text':
    'La banque a tranché la contestation du paiement {reference} de {agency} en faveur de la plateforme. {amount} sont restitués.',
  'mail.dispute.lost.subject': 'Contestation perdue : {reference} de {agency}',
  'mail.dispute.lost.text':
    'La banque a tranché la contestation du paiement {reference} de {agency} en faveur de l’acheteur. {amount} sont perdus. Le forfait de l’agence n’a pas changé.',
  'mail.dispute.prevented.subject': 'Contestation évitée : {reference} de {agency}',
  'mail.dispute.prevented.text':
    'La contestation du paiement {reference} de {agency} a été réglée avant que la banque ne l’ouvre. Il n’y a plus rien à faire.',
  'mail.dispute.amount': 'Montant contesté',
  'mail.dispute.reason': 'Motif de l’acheteur',
  'mail.dispute.answerUntil': 'Répondre avant le',
  'mail.dispute.action': 'Ouvrir le paiement',

  'mail.docApproved.subject': '{document} : approuvé',
  'mail.docApproved.text':
    'Le document « {document} » envoyé par {agency} est approuvé. Vous n’avez plus rien à faire.',
  'mail.docApproved.action': 'Ouvrir les documents',
  'mail.docRejected.subject': '{document} : refusé',
  'mail.docRejected.text': 'Le document « {document} » envoyé par {agency} est refusé. Veuillez en envoyer un autre.',
  'mail.docRejected.reason': 'Motif : {feedback}',
  'mail.docRejected.action': 'Envoyer un autre document',
  'mail.quoteReady.subject': 'Votre devis ({insurance}) de {agency} est prêt',
  'mail.quoteReady.text':
    '{agent} a préparé pour vous un devis ({insurance}). Veuillez le consulter, puis l’accepter ou le refuser.',
  'mail.quoteReady.action': 'Voir le devis',
  'mail.quoteReady.draft':
    'Bonjour {name},\n\nVotre devis {insurance} de {carrier} est prêt : {premium}, à partir du {date}.\n\nVous pouvez l’accepter sur le portail ou répondre à cet e-mail avec vos questions.\n\n{agent}, {agency}',
  'mail.quoteReady.join': 'S’inscrire et voir le devis',
  'mail.quoteReady.copy': 'Ceci est une copie de l’e-mail envoyé à {name}. La réponse au devis revient à {name}.',
  'mail.quoteReminder.subject': 'Rappel : votre devis {insurance} de {agency}',
  'mail.quoteReminder.draft':
    'Bonjour {name},\n\nVotre devis {insurance} de {carrier} attend votre réponse : {premium}, à partir du {date}.\n\nVous pouvez l’accepter ou le refuser sur le portail, ou répondre à cet e-mail avec vos questions.\n\n{agent}, {agency}',
  'mail.quoteAccepted.subject': '{contact} a accepté le devis {serial}',
  'mail.quoteAccepted.text':
    '{contact} a accepté le devis {insurance} de {carrier}. La prochaine étape est le contrat.',
  'mail.quoteRejected.subject': '{contact} a refusé le devis {serial}',
  'mail.quoteRejected.text':
    '{contact} a refusé le devis {insurance} de {carrier}. Vous pouvez le réviser et en envoyer un nouveau.',
  'mail.quoteRejected.reason': 'Motif : {reason}',
  'mail.quoteAnswered.action': 'Ouvrir le devis',
  'mail.quoteRequested.subject': '{contact} demande un devis',
  'mail.quoteRequested.text':
    '{contact} souhaite un devis pour {insurance}. Vous trouverez la demande parmi vos opportunités.',
  'mail.quoteRequested.action': 'Ouvrir la demande',

  'mail.contact.action': 'Répondre',
  'mail.contact.note':
    'Vous pouvez répondre sans vous connecter. Le lien est valable {days} jours et ne sert qu’une fois.',
  'mail.answer.subject': '{contact} a répondu',
  'mail.answer.text': '{contact} a répondu à votre e-mail « {subject} ».',
  'mail.answer.action': 'Voir la réponse',
};
