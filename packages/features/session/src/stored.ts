export { recall } from './storage';
export { readStoredViewer, readToken } from './token';
