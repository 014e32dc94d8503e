import type { PagePattern } from "@vigil/model/authoring/pagePatterns";
import type { PageBlock } from "@vigil/model/training/pageBlock";

/** Pages that begin with words to be written over. */
export const englishPatterns: Readonly<Record<PagePattern, readonly PageBlock[]>> = {
  blank: [],
  introduction: [
    { kind: "heading", text: "After this page you will be able to …" },
    { kind: "paragraph", text: "List what will be learned, as things somebody can do:" },
    { kind: "list", items: ["Recognise …", "Tell … from …", "Decide when …"] },
    { kind: "note", text: "Say in one sentence why it matters at the lane." },
  ],
  concept: [
    { kind: "heading", text: "What it is" },
    { kind: "paragraph", text: "Explain one idea in three or four sentences. Use the words of the glossary." },
    { kind: "heading", text: "What it is not" },
    { kind: "paragraph", text: "Name the mistake that is made most often." },
    { kind: "note", text: "The one sentence to remember." },
  ],
  scanExplained: [
    { kind: "heading", text: "What the picture shows" },
    { kind: "paragraph", text: "Say what to look at first, before the picture." },
    { kind: "heading", text: "How it was recognised" },
    { kind: "list", items: ["Its shape: …", "Its colour: …", "Where it lies: …"] },
    { kind: "note", text: "What to do when it is seen." },
  ],
  compareTwo: [
    { kind: "heading", text: "Two things that look alike" },
    { kind: "paragraph", text: "Say why they are confused." },
    {
      kind: "table",
      head: ["Sign", "The harmless one", "The dangerous one"],
      rows: [
        ["Shape", "…", "…"],
        ["Colour", "…", "…"],
        ["View from the side", "…", "…"],
      ],
    },
    { kind: "note", text: "If you are not sure: …" },
  ],
  procedure: [
    { kind: "heading", text: "Step by step" },
    { kind: "list", ordered: true, items: ["First …", "Then …", "At the end …"] },
    { kind: "heading", text: "When something goes wrong" },
    { kind: "paragraph", text: "Say whom to call, and what to leave as it is." },
  ],
  caseStudy: [
    { kind: "heading", text: "What happened" },
    { kind: "paragraph", text: "Tell it in the order in which it was seen." },
    { kind: "heading", text: "What was decided" },
    { kind: "paragraph", text: "Say who decided what, and why." },
    { kind: "heading", text: "What would you have done?" },
    { kind: "paragraph", text: "Answer it here, with the reason." },
  ],
  lookAndFind: [
    { kind: "heading", text: "Look first" },
    { kind: "paragraph", text: "Put a live scan here, and a lab below the page in which the thing is marked." },
    { kind: "note", text: "Look at …, then turn to the second view." },
  ],
  rulesTable: [
    { kind: "heading", text: "What is allowed" },
    {
      kind: "table",
      head: ["Article", "Cabin", "Hold"],
      rows: [
        ["…", "yes", "yes"],
        ["…", "no", "yes"],
        ["…", "no", "no"],
      ],
    },
    { kind: "note", text: "When in doubt, the bag is opened." },
  ],
  summary: [
    { kind: "heading", text: "What you know now" },
    { kind: "list", items: ["…", "…", "…"] },
    { kind: "note", text: "The next page asks you about it." },
  ],
};
