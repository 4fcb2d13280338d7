import { vars } from './contract.css';
import type { Tone } from './tokens';

/** Colours of every tone: soft background, border, text, and mark. */
export type SoftTone = typeof vars.tone.secondary;

export const softTones: Record<Tone, SoftTone> = { accent: vars.accent, ...vars.tone };
