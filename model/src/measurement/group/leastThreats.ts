/** Where somebody's weakest category rests on fewer threats than this, it says so. */
export const leastThreats = 5;
