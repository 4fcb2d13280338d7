/** What a link says of the page that it leads to: the signature is to be edited. RESOLUTIONS, G-104. */
export const signatureState = { edit: 'signature' } as const;

/** Whether the navigation that led here said so; a page that was opened directly was told nothing. */
export const asksForSignature = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'edit' in state && state.edit === signatureState.edit;
