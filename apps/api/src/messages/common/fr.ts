import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  ok: 'Terminé',
  'error.internal':
    'Une erreur est survenue de notre côté. Veuillez réessayer ; si elle se répète, indiquez-nous le numéro {requestId}.',
  'error.notFound': 'Il n’y a rien à cette adresse.',
  'error.unavailable': 'Le service démarre ou est occupé. Veuillez réessayer dans un instant.',
  'request.invalid': 'Veuillez vérifier les champs signalés.',
  'request.malformed': 'La requête est illisible. Veuillez réessayer.',
  'request.tooLarge': 'La requête est trop volumineuse.',
  'request.contentType': 'Ce type de contenu n’est pas accepté ici.',
  'request.value': 'L’une des valeurs ne peut pas être enregistrée. Veuillez vérifier votre saisie.',
  'request.tooMany': 'Trop de requêtes. Veuillez réessayer dans {minutes} min.',
  stale:
    'Un autre utilisateur a modifié cet élément entre-temps. Veuillez vérifier les valeurs actuelles et réessayer.',
  'idempotency.reused':
    'Cette requête a déjà été envoyée avec d’autres valeurs. Veuillez recharger la page et réessayer.',
  'file.stored': 'Fichier envoyé avec succès',
  'file.replaced': 'Fichier remplacé avec succès',
  'file.missing': 'Veuillez choisir un fichier',
  'file.empty': 'Ce fichier est vide',
  'file.tooLarge': 'La taille totale des fichiers choisis ne peut pas dépasser 22 Mo',
  'file.notImage': 'Veuillez choisir une image (PNG, JPEG, GIF ou WebP)',
  'file.notAsNamed': 'Le contenu de ce fichier ne correspond pas à son nom. Veuillez en choisir un autre',
  'file.infected': 'Ce fichier contient un virus. Veuillez en choisir un autre',
  'file.scanFailed':
    'La recherche de virus dans les fichiers est impossible en ce moment. Réessayez dans quelques minutes',
  'file.imageBroken': 'Cette image est endommagée ou n’est pas du bon type. Veuillez en choisir une autre',
  'file.imageTooManyPixels': 'Cette image a trop de pixels. Veuillez en choisir une de 50 mégapixels au plus',
  'file.notFound': 'Ce fichier n’existe pas, ou son lien a expiré',
  'file.attached':
    'Un dossier utilise ce fichier, il ne peut donc plus être remplacé. Envoyez un nouveau fichier dans ce dossier',
  'file.used': 'Ce fichier appartient déjà à un dossier. Envoyez-le à nouveau pour l’utiliser ici',
  'file.otherType': 'Ce fichier a été envoyé pour un autre usage. Envoyez plutôt un nouveau fichier',
  'file.busy': 'Trop d’images sont envoyées en ce moment. Réessayez dans quelques secondes',
};
