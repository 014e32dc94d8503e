/** So long a question may be thought about without anything being done; a place where nothing else is done rests after `restSeconds`. */
export const thoughtSeconds = 1800;
