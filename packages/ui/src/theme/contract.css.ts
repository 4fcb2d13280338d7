import { createGlobalThemeContract } from '@vanilla-extract/css';
import { colorTokens, fixedTokens } from './tokens';

const name = (_: string | null, path: string[]) =>
  `fl-${path.map((part) => part.replaceAll(/(?<=.)[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)).join('-')}`;

/** The colours that a theme gives. */
export const colorContract = createGlobalThemeContract(colorTokens, name);
/**
 * What components may use: the colours as custom properties with stable names, so that a theme made elsewhere fits every
 * build; what is the same in every theme as it is.
 */
export const vars = { ...colorContract, ...fixedTokens };
