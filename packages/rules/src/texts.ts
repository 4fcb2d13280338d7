/**
 * A character that can be seen. A text without one is as good as empty: white space, control characters, and those of no
 * width, which come along with a paste.
 */
export const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;
