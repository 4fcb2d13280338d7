/** Tokens and breakpoints for styles outside this package, without the components. */
export { vars } from './theme/contract.css';
export { touch } from './theme/control';
export { scaled } from './theme/scaled';
export { below, breakpoints, from } from './theme/tokens';
