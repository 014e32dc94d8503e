/** Who may teach the demo's classroom course, and when it is held: days from the day the demo is made. */
export const demoClassroom = {
  course: "Searching bags by hand",
  program: "Searching bags by hand",
  authorizations: [
    {
      username: "trainer",
      authority: "Northwind Aviation Authority",
      badge: "NAA-117",
      signature: "T. Brandt",
      companies: ["Northwind Terminal 1", "Northwind Terminal 2"],
    },
    {
      username: "khaddad",
      authority: "Northwind Aviation Authority",
      badge: "NAA-204",
      signature: "K. Haddad",
      companies: ["Cargo Hub North"],
    },
  ],
  events: [
    { trainer: "trainer", company: "Northwind Terminal 1", days: [-13, -12], learners: ["bkowalski", "dmoreau"], delivered: true },
    { trainer: "trainer", company: "Northwind Terminal 1", days: [-2, -2], learners: ["hsato", "iokoye"] },
    { trainer: "trainer", company: "Northwind Terminal 2", days: [9, 10], learners: ["lvega", "rwebb", "xxu"] },
    { trainer: "khaddad", company: "Cargo Hub North", days: [3, 3], learners: ["ntran"] },
  ],
} as const;

/** Learners to whom the classroom program is assigned. */
export const classroomLearners: ReadonlySet<string> = new Set(demoClassroom.events.flatMap(({ learners }) => [...learners]));
