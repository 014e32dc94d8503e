/** Shares of symbols are counted in so many parts: 2 to the power of `SHARE_BITS`. */
export const SHARE_BITS = 12;
export const WHOLE = 1 << SHARE_BITS;
export const SYMBOLS = 256;

/** How often symbols occur, as shares of `WHOLE`: what occurs has one at least. Nothing where none does. */
export const sharesOf = (counts: Uint32Array): Uint16Array => {
  const shares = new Uint16Array(SYMBOLS);
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return shares;
  counts.forEach((count, symbol) => (shares[symbol] = count === 0 ? 0 : Math.max(1, Math.floor((count * WHOLE) / total))));
  // What is left over goes to the largest, which feels it least, and what was given too much comes from it.
  for (let given = shares.reduce((sum, share) => sum + share, 0); given !== WHOLE;) {
    const largest = shares.indexOf(Math.max(...shares));
    const change = given < WHOLE ? WHOLE - given : -Math.min(given - WHOLE, shares[largest]! >> 1);
    shares[largest]! += change;
    given += change;
  }
  return shares;
};

/** Shares as bytes: seven bits each, the last without the eighth; behind a 0 how many more of them follow. */
export const writeShares = (shares: Uint16Array, put: (byte: number) => void): void => {
  const number = (value: number): void => {
    if (value > 127) put(128 | (value & 127));
    put(value > 127 ? value >> 7 : value);
  };
  for (let symbol = 0; symbol < SYMBOLS; symbol++) {
    number(shares[symbol]!);
    if (shares[symbol]! > 0) continue;
    let more = 0;
    for (; shares[symbol + 1] === 0; symbol++) more++;
    number(more);
  }
};

/** Reads what `writeShares` wrote; null where it is nothing of the kind. */
export const readShares = (take: () => number): Uint16Array | null => {
  const number = (): number => {
    const low = take();
    return low > 127 ? (low & 127) | (take() << 7) : low;
  };
  const shares = new Uint16Array(SYMBOLS);
  let total = 0;
  for (let symbol = 0; symbol < SYMBOLS; symbol++) {
    const share = number();
    shares[symbol] = share;
    total += share;
    if (share === 0) symbol += number();
  }
  return total === 0 || total === WHOLE ? shares : null;
};
