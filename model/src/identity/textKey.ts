/**
 * The form in which names are compared and kept unique (`name_key`, `username_key`): NFKC, case folded, blanks joined.
 * Upper then lower folds what lower alone leaves apart (ß and ss, final sigma).
 */
export const textKey = (text: string): string =>
  text.normalize("NFKC").toUpperCase().toLowerCase().normalize("NFKC").trim().replace(/\s+/gu, " ");
