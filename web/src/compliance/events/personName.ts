import type { EventPerson } from "@vigil/model/compliance/trainingEventWire";

/** As they are called in a classroom; the list is in the order of last names. */
export const personName = ({ firstName, lastName, username }: EventPerson): string => `${firstName} ${lastName}`.trim() || username;
