/** Whether a text can be kept at all: no NUL and no half of a character, which no database and no file takes. */
export const isStorableText = (text: string): boolean => !text.includes("\0") && text.isWellFormed();
