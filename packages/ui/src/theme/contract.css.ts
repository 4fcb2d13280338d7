import { createGlobalThemeContract } from '@vanilla-extract/css';
import { propertyName } from './propertyName';
import { colorTokens, fixedTokens } from './tokens';

const name = (_: string | null, path: string[]) => propertyName(path);

/** Colours that every theme defines. */
export const colorContract = createGlobalThemeContract(colorTokens, name);
/** Tokens that are equal in every theme. */
export const fixedContract = createGlobalThemeContract(fixedTokens, name);

/** Tokens for components. Their custom properties have stable names, so that external themes work with every build. */
export const vars = { ...colorContract, ...fixedContract };
