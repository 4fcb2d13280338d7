/**
 * A character that can be seen. A text without one is as good as empty: white space, control characters, and those of no
 * width, which come along with a paste.
 */
export const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/**
 * A control character that turns the order of the characters around it: with one, a name can be shown as another one.
 * Text that is written from right to left needs none of them.
 */
export const reordering = /[\u202a-\u202e\u2066-\u2069]/;
