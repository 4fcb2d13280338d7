export { signInPath } from './returnTo';
export { readValue } from './storage';
export { readStoredViewer, readToken } from './token';
