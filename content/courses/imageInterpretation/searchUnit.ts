import type { UnitSource } from "@vigil/model/training/courseContent";
import { list, note, paragraph, scan, table, textPage } from "../blocks.ts";
import { readingScans as scans } from "../readingScans.ts";

/** How to search a picture and decide. */
export const searchUnit: UnitSource = {
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
        textPage(
          7,
          "The same way every time",
          2,
          list(
            "Take in the whole bag first: what kind of traveller, what kind of bag, what stands out?",
            "Go along the edge: wheels, rods, handle, zip.",
            "Go through the inside from one corner, line by line, in the first view.",
            "Repeat it in the second view and match what you found.",
            "Enlarge what is dark, dense or tangled, and nothing else.",
          ),
          scan(
            scans.search,
            "Search this bag in the order above. It is harmless: you have done well when you can name what is in it.",
            "A bag packed for a city trip in two views. There is no threat in it.",
          ),
          paragraph(
            "When you have found one prohibited article, go on searching. The most frequent miss is the second one in the same bag.",
          ),
        ),
        textPage(
          8,
          "Which enhancement answers which question",
          3,
          table(
            ["Question", "Key"],
            ["What lies behind this dark metal?", "HIGH, or more absorption"],
            ["Is there something faint in this thin part?", "LOW, or less absorption"],
            ["Where is the metal?", "MET, or OS to take the organic parts away"],
            ["Is this block organic?", "O₂"],
            ["Where does this outline end?", "B/W, NEG, or a little more contrast"],
          ),
          scan(
            scans.enhancements,
            "There is a knife in this bag. Look for it in colour first; then see which key shows it best.",
            "A student's bag in two views with a knife among everyday things.",
            { huntingKnife: "Knife" },
          ),
          paragraph(
            "Begin and end with the coloured image. An enhancement hides one thing to show another; a decision rests on all of them.",
          ),
        ),
        textPage(
          14,
          "Trust the machine, and test it",
          3,
          paragraph(
            "A picture is only as good as the scanner behind it. A test object goes along the belt when a position is opened: thin wires, steps of steel and plastic, pairs of bars, and plates of different materials. Each shows one ability.",
          ),
          scan(
            scans.calibration,
            "The test object. Enlarge the wires: which is the thinnest you can see? How many steel steps let anything through?",
            "A flat test object with rows of copper wires, squares of steel and of plastic in growing thickness, groups of fine bars, and plates of six materials.",
            { Wires: "Wires", "Steel steps": "Steel steps", "Plastic steps": "Plastic steps", Bars: "Bars", Materials: "Materials" },
          ),
          note("If wires, steps or colours are not as they should be, the position does not open."),
        ),
        textPage(
          9,
          "Pass, hold or reject",
          4,
          table(
            ["Decision", "When", "What follows"],
            ["Pass", "You can explain everything you see", "The bag goes to its owner"],
            ["Hold", "There is, or may be, a prohibited article, or a part you cannot explain", "The bag is searched by hand"],
            ["Reject", "A firearm or a suspected explosive device", "The belt stops, nobody touches the bag, the supervisor is called"],
          ),
          scan(
            scans.whereIsIt,
            "What would you decide? Name what you see before you ask where it is.",
            "A business traveller's bag in two views with a hammer among everyday things. The decision is hold.",
            { hammer: "Hammer: hold" },
          ),
          paragraph(
            "Mark what you saw and name its category, so that whoever opens the bag knows where to look. Time is limited, and a bag that you cannot clear in time is not a bag that you may pass.",
          ),
        ),
      ],
    },
  ],
};
