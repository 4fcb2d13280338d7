/**
 * Matches a visible character. Text without one counts as empty: white space, control characters, and zero-width characters
 * from the clipboard.
 */
export const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Matches a control character that reorders the text around it, which can disguise a name.
 * Right-to-left text does not need these characters.
 */
export const reordering = /[\u202a-\u202e\u2066-\u2069]/;

/** Matches a control character, such as a line break, which would end a mail header. */
export const controlCharacter = /\p{Cc}/u;
