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
  'request.contentType': 'Dit soort inhoud wordt hier niet geaccepteerd.',
  'request.value': 'Een van de waarden kan niet worden opgeslagen. Controleer wat u hebt ingevuld.',
  'request.tooMany': 'Te veel verzoeken. Probeer het over {minutes} min. opnieuw.',
  stale: 'Een andere gebruiker heeft dit intussen gewijzigd. Controleer de huidige waarden en probeer het opnieuw.',
  'idempotency.reused':
    'Dit verzoek is al met andere waarden verzonden. Laad de pagina opnieuw en probeer het nog eens.',
  'file.stored': 'Bestand geüpload',
  'file.replaced': 'Bestand vervangen',
  'file.missing': 'Kies een bestand',
  'file.empty': 'Dit bestand is leeg',
  'file.tooLarge': 'De gekozen bestanden mogen samen niet groter zijn dan 22 MB',
  'file.notImage': 'Kies een afbeelding (PNG, JPEG, GIF of WebP)',
  'file.notAsNamed': 'De inhoud van dit bestand past niet bij de naam. Kies een ander bestand',
  'file.infected': 'Dit bestand bevat een virus. Kies een ander bestand',
  'file.scanFailed':
    'Bestanden kunnen nu niet op virussen worden gecontroleerd. Probeer het over enkele minuten opnieuw',
  'file.imageBroken': 'Deze afbeelding is beschadigd of heeft het verkeerde type. Kies een andere',
  'file.imageTooManyPixels': 'Deze afbeelding heeft te veel pixels. Kies er een van hoogstens 50 megapixels',
  'file.notFound': 'Dit bestand bestaat niet, of de link is verlopen',
  'file.attached':
    'Een dossier gebruikt dit bestand, dus het kan niet meer worden vervangen. Upload een nieuw bestand in dat dossier',
  'file.used': 'Dit bestand hoort al bij een dossier. Upload het opnieuw om het hier te gebruiken',
  'file.otherType': 'Dit bestand is voor een ander doel geüpload. Upload in plaats daarvan een nieuw bestand',
  'file.busy': 'Er worden nu te veel afbeeldingen geüpload. Probeer het over enkele seconden opnieuw',
};
