import type { Alignment } from "@vigil/model/compliance/layoutChanges";

/** A line to which two bars are drawn, or three bars with the same room between. */
const paths: Readonly<Record<Alignment | "x" | "y", string>> = {
  left: "M2 1v14M4 4h9v3H4zM4 9h5v3H4z",
  centre: "M8 1v14M3 4h10v3H3zM5 9h6v3H5z",
  right: "M14 1v14M3 4h9v3H3zM7 9h5v3H7z",
  top: "M1 2h14M4 4h3v9H4zM9 4h3v5H9z",
  middle: "M1 8h14M4 3h3v10H4zM9 5h3v6H9z",
  bottom: "M1 14h14M4 3h3v9H4zM9 7h3v5H9z",
  x: "M1 1v14M15 1v14M6 4h4v8H6z",
  y: "M1 1h14M1 15h14M4 6h8v4H4z",
};

export const AlignIcon = ({ to }: { to: Alignment | "x" | "y" }) => (
  <svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden>
    <path d={paths[to]} />
  </svg>
);
