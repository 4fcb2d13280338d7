import { vars } from './contract.css';
import type { Tone } from './tokens';

/** What every tone has: a soft ground, its hairline, words on it and the mark that carries the meaning. */
export type SoftTone = typeof vars.tone.secondary;

export const softTones: Record<Tone, SoftTone> = { accent: vars.accent, ...vars.tone };
