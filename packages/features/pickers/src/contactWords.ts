export { de } from './contact/words/de';
export { type ContactWords, en } from './contact/words/en';
export { fr } from './contact/words/fr';
export { nl } from './contact/words/nl';
