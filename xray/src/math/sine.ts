const quarterTurn = Math.PI / 2;

/** The sine by additions and multiplications only, so that every machine gives the same bits (Math.sin does not promise that). */
export const sine = (angle: number): number => {
  const quarters = Math.round(angle / quarterTurn);
  const rest = angle - quarters * quarterTurn;
  const square = rest * rest;
  const odd =
    rest * (1 - (square / 6) * (1 - (square / 20) * (1 - (square / 42) * (1 - (square / 72) * (1 - (square / 110) * (1 - square / 156))))));
  const even =
    1 - (square / 2) * (1 - (square / 12) * (1 - (square / 30) * (1 - (square / 56) * (1 - (square / 90) * (1 - square / 132)))));
  const quadrant = ((quarters % 4) + 4) % 4;
  return quadrant === 0 ? odd : quadrant === 1 ? even : quadrant === 2 ? -odd : -even;
};
