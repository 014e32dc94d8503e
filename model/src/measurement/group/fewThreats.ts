/** What rests on fewer threats than this is named as somebody's weakest category only where nothing else can be, and says so. */
export const fewThreats = 5;
