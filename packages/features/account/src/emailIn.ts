/** Email that another page has passed on in the state of the router, so that the user need not type it again. */
export const emailIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : '';
