import { createGlobalThemeContract } from '@vanilla-extract/css';
import { propertyName } from './propertyName';
import { colorTokens, fixedTokens } from './tokens';

const name = (_: string | null, path: string[]) => propertyName(path);

/** The colours that a theme gives. */
export const colorContract = createGlobalThemeContract(colorTokens, name);
/** What is the same in every theme. */
export const fixedContract = createGlobalThemeContract(fixedTokens, name);

/** What components may use: custom properties with stable names, so that a theme made elsewhere fits every build. */
export const vars = { ...colorContract, ...fixedContract };
