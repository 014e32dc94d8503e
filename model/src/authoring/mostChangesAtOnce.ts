/** So many parts of a draft are saved in one call. By itself, as the editor asks for it before it asks for any declaration. */
export const mostChangesAtOnce = 500;
