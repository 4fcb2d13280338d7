import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  ok: 'Erledigt',
  'error.internal':
    'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal; passiert es wieder, nennen Sie uns die Nummer {requestId}.',
  'error.notFound': 'Unter dieser Adresse gibt es nichts.',
  'error.unavailable': 'Der Dienst startet gerade oder ist ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
  'request.invalid': 'Bitte prüfen Sie die markierten Felder.',
  'request.malformed': 'Die Anfrage ist nicht lesbar. Bitte versuchen Sie es noch einmal.',
  'request.tooLarge': 'Die Anfrage ist zu groß.',
  'request.contentType': 'Diese Art von Inhalt wird hier nicht angenommen.',
  'request.value': 'Einer der Werte kann nicht gespeichert werden. Bitte prüfen Sie Ihre Eingabe.',
  stale:
    'Das wurde inzwischen von jemand anderem geändert. Bitte sehen Sie sich die aktuellen Werte an und versuchen Sie es noch einmal.',
  'idempotency.reused':
    'Diese Anfrage wurde schon mit anderen Werten gesendet. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'file.stored': 'Datei hochgeladen',
  'file.replaced': 'Datei ersetzt',
  'file.missing': 'Bitte wählen Sie eine Datei',
  'file.empty': 'Diese Datei ist leer',
  'file.tooLarge': 'Die gewählten Dateien dürfen zusammen höchstens 22 MB groß sein',
  'file.notImage': 'Bitte wählen Sie ein Bild (PNG, JPEG, GIF oder WebP)',
  'file.notAsNamed': 'Diese Datei ist nicht, was ihr Name sagt. Bitte wählen Sie eine andere',
  'file.imageBroken': 'Dieses Bild ist beschädigt oder nicht, was es scheint. Bitte wählen Sie ein anderes',
  'file.imageTooManyPixels': 'Dieses Bild hat zu viele Pixel. Bitte wählen Sie eines mit höchstens 50 Megapixeln',
  'file.notFound': 'Diese Datei gibt es nicht, oder ihre Adresse ist abgelaufen',
};
