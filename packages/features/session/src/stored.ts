export { readValue } from './storage';
export { readStoredViewer, readToken } from './token';
