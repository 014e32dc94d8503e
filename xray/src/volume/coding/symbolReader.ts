import { readShares, SHARE_BITS, SYMBOLS, WHOLE } from "./symbolShares.ts";
import { LEAST_STATE, STATE_BYTES, type Symbols } from "./symbolWriter.ts";

/** Reads what `symbolWriter` wrote: `begin` before the symbols of each part, `end` behind the last; either is false where the bytes are not such. */
export const symbolReader = (kinds: number, bytes: Uint8Array): { begin: () => boolean; symbol: Symbols; end: () => boolean } => {
  const symbols = new Uint8Array(kinds * WHOLE);
  const shares = new Uint16Array(kinds * SYMBOLS);
  const starts = new Uint16Array(kinds * SYMBOLS);
  let at = 0;
  let state = LEAST_STATE;
  const take = (): number => bytes[at++] ?? 0;
  const end = (): boolean => state === LEAST_STATE && at <= bytes.length;
  return {
    begin: () => {
      if (!end()) return false;
      for (let kind = 0; kind < kinds; kind++) {
        const own = readShares(take);
        if (own === null) return false;
        shares.set(own, kind * SYMBOLS);
        let start = 0;
        own.forEach((share, symbol) => {
          if (share === 0) return;
          starts[kind * SYMBOLS + symbol] = start;
          symbols.fill(symbol, kind * WHOLE + start, kind * WHOLE + start + share);
          start += share;
        });
      }
      state = 0;
      for (let byte = 0; byte < STATE_BYTES; byte++) state = (state << 8) | take();
      return state >= LEAST_STATE && state < LEAST_STATE << 8;
    },
    symbol: (kind) => {
      const slot = state & (WHOLE - 1);
      const symbol = symbols[kind * WHOLE + slot]!;
      const place = kind * SYMBOLS + symbol;
      state = shares[place]! * (state >> SHARE_BITS) + slot - starts[place]!;
      while (state < LEAST_STATE) {
        if (at >= bytes.length) {
          // Cut short: the rest is no matter, but it ends.
          at = bytes.length + 1;
          state = LEAST_STATE;
        } else state = (state << 8) | bytes[at++]!;
      }
      return symbol;
    },
    end: () => end() && at === bytes.length,
  };
};
