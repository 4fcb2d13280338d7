export { de } from './contact/messages/de';
export { type ContactMessages, en } from './contact/messages/en';
export { fr } from './contact/messages/fr';
export { nl } from './contact/messages/nl';
