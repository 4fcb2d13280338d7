import type { en } from './en.ts';

export const nl: Readonly<Record<keyof typeof en, string>> = {
  ok: 'Klaar',
  'error.internal':
    'Er is bij ons iets misgegaan. Probeer het opnieuw; gebeurt het weer, geef ons dan het nummer {requestId} door.',
  'error.notFound': 'Er is niets op dit adres.',
  'error.unavailable': 'De dienst start op of is bezet. Probeer het zo dadelijk opnieuw.',
  'request.invalid': 'Controleer de gemarkeerde velden.',
  'request.malformed': 'Het verzoek kon niet worden gelezen. Probeer het opnieuw.',
  'request.tooLarge': 'Het verzoek is te groot.',
  'request.contentType': 'Dit soort inhoud wordt hier niet aanvaard.',
  'request.value': 'Een van de waarden kan niet worden opgeslagen. Controleer wat u hebt ingevuld.',
  stale: 'Iemand anders heeft dit intussen gewijzigd. Bekijk de huidige waarden en probeer het opnieuw.',
  'idempotency.reused':
    'Dit verzoek is al met andere waarden verstuurd. Laad de pagina opnieuw en probeer het nog eens.',
  'file.stored': 'Bestand geüpload',
  'file.replaced': 'Bestand vervangen',
  'file.missing': 'Kies een bestand',
  'file.empty': 'Dit bestand is leeg',
  'file.tooLarge': 'De gekozen bestanden mogen samen niet groter zijn dan 22 MB',
  'file.notImage': 'Kies een afbeelding (PNG, JPEG, GIF of WebP)',
  'file.notAsNamed': 'Dit bestand is niet wat de naam zegt. Kies een ander bestand',
  'file.imageBroken': 'Deze afbeelding is beschadigd of is niet wat ze lijkt. Kies een andere',
  'file.imageTooManyPixels': 'Deze afbeelding heeft te veel pixels. Kies er een van hoogstens 50 megapixels',
  'file.notFound': 'Dit bestand bestaat niet, of het adres is verlopen',
};
