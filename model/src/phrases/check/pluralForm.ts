const forms = new Set(["zero", "one", "two", "few", "many", "other"]);

/** The form at the end of a key, whether or not it is one of a plural: "deleted_few" ends in "few". */
export function formOf(key: string): string | undefined {
  const end = key.slice(key.lastIndexOf("_") + 1);
  return forms.has(end) ? end : undefined;
}

export const withoutForm = (key: string): string => (formOf(key) === undefined ? key : key.slice(0, key.lastIndexOf("_")));
