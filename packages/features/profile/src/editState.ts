/** Router state of a link that opens the signature form. */
export const signatureState = { edit: 'signature' } as const;

/** Whether the link asked for the signature form. A page that is opened directly has no state. */
export const isSignatureRequested = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'edit' in state && state.edit === signatureState.edit;
