/** What a text for certificates may be called: pages name it between braces, as `general.motto`. */
export const certificateTextName = /^[a-zA-Z]\w{0,59}$/u;
