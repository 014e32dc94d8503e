import type { CourseContent } from "@vigil/model/training/courseContent";

/** The reading course of the demo: how a dual-energy picture comes about and how to search it. */
export const imageInterpretation: CourseContent = {
  locale: "en",
  objectives: [
    { id: 1, text: "Explain what the colours of a dual-energy image mean" },
    { id: 2, text: "Search a bag systematically in both views" },
    { id: 3, text: "Choose the enhancement that answers the question at hand" },
    { id: 4, text: "Decide between pass, hold and reject" },
  ],
  labs: [],
  glossary: [
    {
      term: "Dual energy",
      meaning: "Measuring every point of a bag with softer and harder X-rays at once; the ratio of the two tells the kind of material.",
    },
    { term: "Transmission", meaning: "The share of the rays that comes out at the other side: 1 is air, 0 is opaque." },
    { term: "Superposition", meaning: "Things that lie one behind the other and whose shadows add up in the picture." },
    {
      term: "Effective atomic number",
      meaning:
        "The element that would weaken the two energies in the same ratio; low for food, cloth and plastics, high for steel and copper.",
    },
    {
      term: "Enhancement",
      meaning: "Another way of showing the same measurement. It never adds information, it shows what was hidden by the display.",
    },
  ],
  units: [
    {
      id: 1,
      type: "Content",
      name: "How the picture comes about",
      tested: false,
      sections: [
        {
          id: 1,
          type: "Content",
          name: "Shadows of two kinds",
          pages: [
            {
              id: 1,
              type: "text",
              title: "A shadow, not a photograph",
              objective: 1,
              skip: false,
              labs: [],
              blocks: [
                {
                  kind: "paragraph",
                  text: "An X-ray image is a shadow. A fan of rays passes through the bag while the belt carries it along, and a line of detectors measures how much comes out at the other side. The lines, put beside each other, make the picture.",
                },
                {
                  kind: "paragraph",
                  text: "Because it is a shadow, everything between the source and the detector is in the same place of the picture. A knife that lies on a laptop and a knife that lies below it look alike. You see no surface, no writing and no colour of things as the eye knows them.",
                },
                { kind: "note", text: "Ask of every shape: what would this be from the side? The second view answers." },
              ],
            },
            {
              id: 2,
              type: "text",
              title: "Why there are two energies",
              objective: 1,
              skip: false,
              labs: [],
              blocks: [
                {
                  kind: "paragraph",
                  text: "A thick piece of plastic and a thin piece of steel can stop the same share of rays. One measurement cannot tell them apart. Two can: heavy elements stop soft rays much more than hard ones, light elements stop both nearly alike.",
                },
                {
                  kind: "paragraph",
                  text: "The scanner measures each point twice and compares. The comparison gives the kind of material, shown as colour; the amount of rays that were stopped gives the thickness, shown as brightness.",
                },
                {
                  kind: "table",
                  head: ["Colour", "Kind of material", "Examples"],
                  rows: [
                    ["Orange", "organic, light elements", "food, cloth, paper, plastics, liquids, explosives"],
                    ["Green", "light metals, glass, mixtures", "aluminium, glass, electronics, ceramics"],
                    ["Blue", "heavier metals", "steel, copper, brass"],
                    ["Black", "nothing comes through", "thick metal, dense stacks"],
                  ],
                },
                {
                  kind: "note",
                  text: "Orange does not mean harmless and blue does not mean dangerous. Colour narrows the question; shape, position and connections answer it.",
                },
              ],
            },
            {
              id: 3,
              type: "text",
              title: "Thickness plays tricks",
              objective: 1,
              skip: false,
              labs: [],
              blocks: [
                {
                  kind: "paragraph",
                  text: "The same steel is pale blue as a razor blade, deep blue as a knife and black as a block. Very thick organic material turns brown and then dark green, because hardly any soft rays are left to compare.",
                },
                {
                  kind: "paragraph",
                  text: "Things behind each other mix. An orange bottle over a green circuit board looks olive. When a colour makes no sense for the shape you see, look for a second thing behind it.",
                },
                {
                  kind: "list",
                  items: [
                    "Compare the edge of a thing with its middle: the edge often lies alone.",
                    "Follow an outline through whatever crosses it.",
                    "Use the other view before you guess.",
                  ],
                },
              ],
            },
          ],
        },
        {
          id: 2,
          type: "Content",
          name: "What bags look like",
          pages: [
            {
              id: 4,
              type: "text",
              title: "The bag itself",
              objective: 2,
              skip: false,
              labs: [],
              blocks: [
                {
                  kind: "paragraph",
                  text: "The shell of a suitcase is nearly invisible. What you see of it are the crisp parts: zip teeth as a dotted line, wheels in the corners, the two rods of the trolley, hinges and feet. Learn them, so that you notice what does not belong to them.",
                },
                {
                  kind: "paragraph",
                  text: "Blades and bars are easily laid along rods and frames. A rod that is thicker than its twin, or a third line beside two, is worth a closer look.",
                },
              ],
            },
            {
              id: 5,
              type: "text",
              title: "Cloth, food and liquids",
              objective: 2,
              skip: false,
              labs: [],
              blocks: [
                {
                  kind: "paragraph",
                  text: "Clothing is a soft, uneven orange with fine lines from seams and folds. Food has clean outlines and an even inside: chocolate, cheese and soap are dense, regular blocks, and that is just what organic explosives look like too.",
                },
                {
                  kind: "paragraph",
                  text: "An organic block alone proves nothing. Look for what would have to be with it: a source of power, something that switches, wires between them. If a block has any of these beside it, or if you cannot explain it, do not pass the bag.",
                },
                {
                  kind: "note",
                  text: "Liquids fill their vessel flat at the top when it stands, and follow gravity, not the vessel, when it lies.",
                },
              ],
            },
            {
              id: 6,
              type: "text",
              title: "Electronics",
              objective: 2,
              skip: false,
              labs: [],
              blocks: [
                {
                  kind: "paragraph",
                  text: "Laptops, tablets and chargers are crowded: batteries as even green blocks, boards with hundreds of small parts, screws, coils and fans. They are the best place to hide something and the hardest to search.",
                },
                {
                  kind: "list",
                  items: [
                    "Count the batteries and look for one that differs from its neighbours.",
                    "Look for an even, organic patch where a board or air should be.",
                    "Cables lead from plug to plug. One that ends in something that is not a plug needs an answer.",
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 2,
      type: "Content",
      name: "Searching and deciding",
      tested: false,
      sections: [
        {
          id: 3,
          type: "Content",
          name: "A search that misses nothing",
          pages: [
            {
              id: 7,
              type: "text",
              title: "The same way every time",
              objective: 2,
              skip: false,
              labs: [],
              blocks: [
                {
                  kind: "list",
                  items: [
                    "Take in the whole bag first: what kind of traveller, what kind of bag, what stands out?",
                    "Go along the edge: wheels, rods, handle, zip.",
                    "Go through the inside from one corner, line by line, in the first view.",
                    "Repeat it in the second view and match what you found.",
                    "Enlarge what is dark, dense or tangled, and nothing else.",
                  ],
                },
                {
                  kind: "paragraph",
                  text: "When you have found one prohibited article, go on searching. The most frequent miss is the second one in the same bag.",
                },
              ],
            },
            {
              id: 8,
              type: "text",
              title: "Which enhancement answers which question",
              objective: 3,
              skip: false,
              labs: [],
              blocks: [
                {
                  kind: "table",
                  head: ["Question", "Key"],
                  rows: [
                    ["What lies behind this dark metal?", "HIGH, or more absorption"],
                    ["Is there something faint in this thin part?", "LOW, or less absorption"],
                    ["Where is the metal?", "MET, or OS to take the organic parts away"],
                    ["Is this block organic?", "O₂"],
                    ["Where does this outline end?", "B/W, NEG, or a little more contrast"],
                  ],
                },
                {
                  kind: "paragraph",
                  text: "Begin and end with the coloured image. An enhancement hides one thing to show another; a decision rests on all of them.",
                },
              ],
            },
            {
              id: 9,
              type: "text",
              title: "Pass, hold or reject",
              objective: 4,
              skip: false,
              labs: [],
              blocks: [
                {
                  kind: "table",
                  head: ["Decision", "When", "What follows"],
                  rows: [
                    ["Pass", "You can explain everything you see", "The bag goes to its owner"],
                    ["Hold", "There is, or may be, a prohibited article, or a part you cannot explain", "The bag is searched by hand"],
                    [
                      "Reject",
                      "A firearm or a suspected explosive device",
                      "The belt stops, nobody touches the bag, the supervisor is called",
                    ],
                  ],
                },
                {
                  kind: "paragraph",
                  text: "Mark what you saw and name its category, so that whoever opens the bag knows where to look. Time is limited, and a bag that you cannot clear in time is not a bag that you may pass.",
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};
