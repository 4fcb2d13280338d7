import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  ok: 'Erledigt',
  'error.internal':
    'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es erneut; passiert es wieder, nennen Sie uns die Nummer {requestId}.',
  'error.notFound': 'Unter dieser Adresse gibt es nichts.',
  'error.unavailable': 'Der Dienst startet gerade oder ist ausgelastet. Bitte versuchen Sie es gleich erneut.',
  'request.invalid': 'Bitte prüfen Sie die markierten Felder.',
  'request.malformed': 'Die Anfrage ist nicht lesbar. Bitte versuchen Sie es erneut.',
  'request.tooLarge': 'Die Anfrage ist zu groß.',
  'request.contentType': 'Diese Art von Inhalt wird hier nicht angenommen.',
  'request.value': 'Einer der Werte kann nicht gespeichert werden. Bitte prüfen Sie Ihre Eingabe.',
  'request.tooMany': 'Zu viele Anfragen. Bitte versuchen Sie es in {minutes} Min. erneut.',
  stale:
    'Ein anderer Benutzer hat das inzwischen geändert. Bitte prüfen Sie die aktuellen Werte und versuchen Sie es erneut.',
  'idempotency.reused':
    'Diese Anfrage wurde schon mit anderen Werten gesendet. Bitte laden Sie die Seite neu und versuchen Sie es erneut.',
  'file.stored': 'Datei hochgeladen',
  'file.replaced': 'Datei ersetzt',
  'file.missing': 'Bitte wählen Sie eine Datei',
  'file.empty': 'Diese Datei ist leer',
  'file.tooLarge': 'Die gewählten Dateien dürfen zusammen höchstens 22 MB groß sein',
  'file.notImage': 'Bitte wählen Sie ein Bild (PNG, JPEG, GIF oder WebP)',
  'file.notAsNamed': 'Der Inhalt dieser Datei passt nicht zu ihrem Namen. Bitte wählen Sie eine andere',
  'file.infected': 'Diese Datei enthält einen Virus. Bitte wählen Sie eine andere',
  'file.scanFailed':
    'Dateien können im Moment nicht auf Viren geprüft werden. Versuchen Sie es in einigen Minuten erneut',
  'file.imageBroken': 'Dieses Bild ist beschädigt oder hat den falschen Typ. Bitte wählen Sie ein anderes',
  'file.imageTooManyPixels': 'Dieses Bild hat zu viele Pixel. Bitte wählen Sie eines mit höchstens 50 Megapixeln',
  'file.notFound': 'Diese Datei gibt es nicht, oder ihr Link ist abgelaufen',
  'file.attached':
    'Ein Vorgang verwendet diese Datei, daher kann sie nicht mehr ersetzt werden. Laden Sie in diesem Vorgang eine neue Datei hoch',
  'file.used': 'Diese Datei gehört bereits zu einem Vorgang. Laden Sie sie erneut hoch, um sie hier zu verwenden',
  'file.otherType': 'Diese Datei wurde für einen anderen Zweck hochgeladen. Laden Sie stattdessen eine neue Datei hoch',
  'file.busy': 'Im Moment werden zu viele Bilder hochgeladen. Versuchen Sie es in einigen Sekunden erneut',
};
