/** Text that the user has typed while `saved`, the text before it, was being saved. */
export const textSince = (typed: string, saved: string): string =>
  typed.startsWith(saved) ? typed.slice(saved.length).trimStart() : typed;
