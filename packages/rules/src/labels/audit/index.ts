export { de } from './de.ts';
export { en } from './en.ts';
export { fr } from './fr.ts';
export { nl } from './nl.ts';
