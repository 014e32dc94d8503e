import type { CourseSource } from "@vigil/model/training/courseContent";
import { pictureUnit } from "./imageInterpretation/pictureUnit.ts";
import { searchUnit } from "./imageInterpretation/searchUnit.ts";

/** The reading course of the demo: how a dual-energy picture comes about and how to search it. Its Arabic edition has the same ids. */
export const imageInterpretation: CourseSource = {
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
  units: [pictureUnit, searchUnit],
};
