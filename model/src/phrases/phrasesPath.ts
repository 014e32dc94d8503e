/** Where a browser fetches one part of the phrases of a language: the version changes with any of them. */
export const phrasesPath = (language: string, version: string, part: string): string =>
  `/assets/phrases/${language}/${version}/${part}.json`;
