import { style } from '@vanilla-extract/css';
import * as alert from '../Alert/Alert.css';
import { disc as round } from '../layout/disc.css';
import { vars } from '../theme/contract.css';

export const root = style([alert.root, { alignItems: 'center', gap: vars.space[12], padding: vars.space[16] }]);
/** On the callout's soft background, the disc uses the page background and the tone's text colour. */
export const disc = style([round, { background: vars.surface.raised, color: 'inherit' }]);
export const title = style([alert.title, { display: 'block' }]);
