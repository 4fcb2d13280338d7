/** What styles outside this package may name, without the components: tokens and breakpoints. */
export { vars } from './theme/contract.css';
export { below, breakpoints, from } from './theme/tokens';
