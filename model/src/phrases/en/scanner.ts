export const scanner = {
  names: {
    S160: "Cabin baggage, two views",
    S160single: "Cabin baggage, one view",
    H180: "Hold baggage, five views",
    S120: "Cabin baggage, low energy",
    S220: "Cabin baggage, high energy",
    B140: "Cabin baggage, with a backscatter picture",
    G662: "Freight on pallets, one energy",
  },
  hints: {
    S160: "The usual checkpoint scanner: 160 kV, from below and from the side, in colour.",
    S160single: "The same scanner with its lower source alone: what lies behind something stays there.",
    H180: "Large tunnel, 180 kV, five directions over half a turn: hardly anything can hide in all of them.",
    S120: "120 kV: thin organic matter stands out, thick metal is black.",
    S220: "220 kV behind copper: comes through thick metal, thin organic matter is faint.",
    B140: "140 kV from below, and a second picture of what organic matter near the belt sends back: bright where there is much.",
    G662: "Pallets from the side by gamma rays of 662 keV: grey, for all matter weighs alike. Travellers and bags do not count here.",
  },
};
