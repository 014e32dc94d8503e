import type { FormedBlock } from "./BlockForm.tsx";

/** A block as its author begins it. */
export function newBlock(kind: FormedBlock["kind"]): FormedBlock {
  switch (kind) {
    case "image":
      return { kind, file: "", description: "" };
    case "video":
      return { kind, file: "", description: "", captions: [] };
    case "scan":
      return {
        kind,
        // nothing of its own: its author chooses
        subject: { show: "row", places: [] },
        keys: ["BW"],
        caption: "",
        description: "",
        look: [],
      };
    case "columns":
      return { kind, sides: [[{ kind: "paragraph", text: "" }], [{ kind: "paragraph", text: "" }]] };
    case "cards":
      return { kind, cards: [1, 2, 3].map(() => ({ title: "", text: "" })) };
    case "attachment":
      return { kind, file: "", name: "", bytes: 0 };
    case "table":
      return { kind, head: ["", ""], rows: [["", ""]] };
  }
}
