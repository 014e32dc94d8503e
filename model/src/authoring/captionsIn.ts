/** Where the captions of a film lie that learners of a language read; without a file there they read the source's. */
export const captionsIn = (film: string, locale: string): string => `locales/${locale}/${film.replace(/\.\w+$/u, ".vtt")}`;
