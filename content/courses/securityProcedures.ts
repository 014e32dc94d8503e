import type { CourseSource } from "@vigil/model/training/courseContent";

/** What a screener does around the picture. Rules of an authority or an employer come first wherever they differ. */
export const securityProcedures: CourseSource = {
  locale: "en",
  objectives: [
    { id: 1, text: "Take over and hand over a position" },
    { id: 2, text: "Act on an alarm without moving the bag" },
    { id: 3, text: "Keep attention over a whole shift" },
  ],
  labs: [],
  glossary: [
    { term: "Position", meaning: "A place at the checkpoint with a task: loading, screen, search, metal detector." },
    { term: "Rotation", meaning: "The planned change of positions, so that nobody looks at the screen for longer than the limit." },
  ],
  units: [
    {
      id: 1,
      type: "Content",
      name: "At the screen",
      tested: false,
      sections: [
        {
          id: 1,
          type: "Content",
          name: "Before, during and after",
          pages: [
            {
              id: 1,
              type: "text",
              title: "Taking over",
              objective: 1,
              skip: false,
              labs: [],
              blocks: [
                {
                  kind: "list",
                  items: [
                    "Ask what has been seen, held and found in the last minutes.",
                    "Check that the picture is the usual one: colours, sharpness, both views.",
                    "Sit so that you see the whole screen without leaning, and set the brightness once.",
                    "Sign in with your own account. What is decided on it is yours.",
                  ],
                },
                { kind: "note", text: "If the daily test of the machine is missing or was not passed, the position does not open." },
              ],
            },
            {
              id: 2,
              type: "text",
              title: "An alarm",
              objective: 2,
              skip: false,
              labs: [],
              blocks: [
                {
                  kind: "paragraph",
                  text: "With a hold, the bag goes to the search with its picture: show the colleague where you saw what. With a reject, nothing moves.",
                },
                {
                  kind: "list",
                  items: [
                    "Stop the belt and leave the bag inside the machine.",
                    "Call the supervisor in the agreed words; do not shout across the lane.",
                    "Keep the picture on the screen.",
                    "Keep others away and let nobody touch the bag, its owner least of all.",
                    "Write down what you saw and when.",
                  ],
                },
              ],
            },
            {
              id: 3,
              type: "text",
              title: "Attention",
              objective: 3,
              skip: false,
              labs: [],
              blocks: [
                {
                  kind: "paragraph",
                  text: "Threats are rare, and rare things are missed: after hundreds of harmless bags the mind expects the next one to be harmless too. Rotation, breaks and practice with many threats work against it. So does a fixed order of looking.",
                },
                {
                  kind: "list",
                  items: [
                    "Leave the screen when the time is up, also in the middle of a queue.",
                    "Say so when you are tired or have been disturbed; an unsure bag is held.",
                    "Use projected test images as what they are: a measurement that makes you better.",
                  ],
                },
              ],
            },
          ],
        },
        {
          id: 2,
          type: "Content",
          name: "People",
          pages: [
            {
              id: 4,
              type: "text",
              title: "Searching a bag",
              objective: 2,
              skip: false,
              labs: [],
              blocks: [
                {
                  kind: "list",
                  items: [
                    "Ask whose bag it is and whether there is anything sharp in it.",
                    "Open it away from the owner's hands.",
                    "Go to the place that was marked; then search the rest.",
                    "Have it scanned once more, without what was taken out.",
                  ],
                },
                { kind: "paragraph", text: "Be courteous and quick. A search is not a reproach." },
              ],
            },
            {
              id: 5,
              type: "text",
              title: "Handing over",
              objective: 1,
              skip: false,
              labs: [],
              blocks: [
                {
                  kind: "paragraph",
                  text: "Tell your colleague what is still open: a bag at the search, an owner who was called, a machine that was slow. Sign out. Only then leave the seat.",
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};
